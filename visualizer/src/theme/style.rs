//! A theme as egui's style.

use super::{Theme, ThemeKind, code_font, size, small_font, space, strong_font, text_font};
use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Visuals, vec2};

/// Sets the style of every widget.
pub fn apply(ctx: &egui::Context, kind: ThemeKind) {
    let theme = kind.theme();
    let base = match kind {
        ThemeKind::Dark | ThemeKind::Contrast => egui::Theme::Dark,
        ThemeKind::Light => egui::Theme::Light,
    };
    ctx.set_theme(base);
    ctx.style_mut_of(base, |style| {
        style.text_styles = [
            (TextStyle::Body, text_font()),
            (TextStyle::Button, text_font()),
            (TextStyle::Small, small_font()),
            (TextStyle::Monospace, code_font()),
            (TextStyle::Heading, FontId::new(size::TITLE, FontFamily::Name(super::MEDIUM.into()))),
            (TextStyle::Name("strong".into()), strong_font()),
        ]
        .into();
        style.visuals = visuals(theme, kind);
        style.spacing.item_spacing = vec2(space::S, space::XS);
        style.spacing.button_padding = vec2(space::S, space::XS);
        style.spacing.interact_size.y = 22.0;
        style.spacing.menu_margin = Margin::same(6);
        style.spacing.scroll = egui::style::ScrollStyle::thin();
        style.interaction.selectable_labels = false;
        style.animation_time = 0.12;
    });
}

fn visuals(theme: &Theme, kind: ThemeKind) -> Visuals {
    let rounding = CornerRadius::same(space::ROUNDING as u8);
    let widget = |fill: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::NONE,
        corner_radius: rounding,
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    let mut visuals = match kind {
        ThemeKind::Dark | ThemeKind::Contrast => Visuals::dark(),
        ThemeKind::Light => Visuals::light(),
    };
    let mut noninteractive = widget(theme.panel(), theme.text());
    noninteractive.bg_stroke = Stroke::new(1.0, theme.line());
    let hovered = widget(super::mix(theme.raised(), theme.text(), 0.08), theme.text());
    visuals.widgets = Widgets {
        noninteractive,
        inactive: widget(theme.raised(), theme.text()),
        hovered,
        active: widget(theme.selection(), theme.text()),
        open: widget(theme.raised(), theme.text()),
    };
    visuals.selection = Selection { bg_fill: theme.selection(), stroke: Stroke::new(1.0, theme.accent()) };
    visuals.panel_fill = theme.panel();
    visuals.window_fill = theme.raised();
    visuals.window_stroke = Stroke::new(1.0, theme.line());
    visuals.window_corner_radius = CornerRadius::same(6);
    visuals.menu_corner_radius = CornerRadius::same(6);
    visuals.extreme_bg_color = theme.ground();
    visuals.text_edit_bg_color = Some(theme.ground());
    visuals.faint_bg_color = theme.raised();
    visuals.hyperlink_color = theme.accent();
    visuals.warn_fg_color = theme.warn();
    visuals.error_fg_color = theme.bad();
    visuals.weak_text_color = Some(theme.dim());
    visuals.popup_shadow = Shadow { offset: [0, 4], blur: 12, spread: 0, color: Color32::from_black_alpha(80) };
    visuals.window_shadow = visuals.popup_shadow;
    visuals
}
