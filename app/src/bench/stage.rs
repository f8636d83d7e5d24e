//! A window without a screen.

use crate::files::OnDisk;
use crate::worker::{Client, Update, WorkerSpec};
use anyhow::{Result, bail};
use compiler::model::Event;
use egui::{Context, Event as Input, Modifiers, MouseWheelUnit, RawInput, Rect, TouchPhase, pos2, vec2};
use rustix::time::{ClockId, clock_gettime};
use std::path::Path;
use std::time::{Duration, Instant};
use visualizer::session::{Document, Session};
use visualizer::shell::Shell;

/// A laptop's screen, in points.
const SCREEN: egui::Vec2 = vec2(1680.0, 1050.0);

/// Places across and down that the pointer goes through.
const GRID: usize = 8;

/// What one step took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    pub wall_ms: f64,
    pub worker_cpu_ms: f64,
    pub window_cpu_ms: f64,
}

pub struct Stage {
    pub session: Session,
    shell: Shell,
    ctx: Context,
    client: Client,
}

impl Stage {
    /// Opens, compiles and draws a kernel once, so that everything is warm.
    pub fn open(path: &Path) -> Result<Self> {
        let mut stage = Self::empty()?;
        stage.read(path)?;
        stage.compile_and_draw()?;
        stage.compile_and_draw()?;
        Ok(stage)
    }

    /// A window with nothing in it.
    pub fn empty() -> Result<Self> {
        let ctx = Context::default();
        let client = Client::start(WorkerSpec::this_program(), || {})?;
        let mut stage = Self { session: Session::default(), shell: Shell::new(&ctx, None), ctx, client };
        stage.paint(RawInput::default());
        stage.paint(RawInput::default());
        Ok(stage)
    }

    /// Opens a file, without drawing it.
    pub fn read(&mut self, path: &Path) -> Result<()> {
        let (disk, text) = OnDisk::open(path)?;
        self.session.open(Document::new(disk.name(), disk.path().map(Path::to_owned), &text));
        Ok(())
    }

    /// What something takes, up to the frame that shows it.
    pub fn measure(&mut self, work: impl FnOnce(&mut Self) -> Result<RawInput>) -> Result<Cost> {
        let (begin, window) = (Instant::now(), thread_cpu());
        let input = work(self)?;
        self.paint(input);
        let window_cpu_ms = millis(thread_cpu().saturating_sub(window));
        Ok(Cost { wall_ms: millis(begin.elapsed()), worker_cpu_ms: 0.0, window_cpu_ms })
    }

    /// What happens after the quiet period.
    pub fn compile_and_draw(&mut self) -> Result<Cost> {
        let (begin, worker, window) = (Instant::now(), self.worker_cpu(), thread_cpu());
        if let Some(request) = self.session.request() {
            let ticket = self.client.request(request);
            let mut done = false;
            while !done {
                for update in self.client.wait(Duration::from_secs(30)) {
                    match update {
                        Update::Event { ticket: of, revision, event } if of == ticket => {
                            done |= matches!(event, Event::Done { .. });
                            self.session.receive(revision, event);
                        }
                        Update::Fault(fault) => bail!("{}", fault.diagnostic().message.en),
                        _ => {}
                    }
                }
            }
        }
        self.paint(RawInput::default());
        Ok(Cost {
            wall_ms: millis(begin.elapsed()),
            worker_cpu_ms: millis(self.worker_cpu().saturating_sub(worker)),
            window_cpu_ms: millis(thread_cpu().saturating_sub(window)),
        })
    }

    /// One frame: the pointer at the next place of a grid over the window, the wheel turned there by one notch, down
    /// more often than up, and with Shift every fourth time.
    pub fn draw(&mut self, number: usize) -> Result<Cost> {
        let (column, row) = (number % GRID, number / GRID % GRID);
        let place = |part: usize, size: f32| (part as f32 + 0.5) / GRID as f32 * size;
        let at = pos2(place(column, SCREEN.x), place(row, SCREEN.y));
        let notch = if number % 3 == 2 { 50.0 } else { -50.0 };
        let modifiers = if number % 4 == 3 { Modifiers::SHIFT } else { Modifiers::NONE };
        let (unit, phase, delta) = (MouseWheelUnit::Point, TouchPhase::Move, vec2(0.0, notch));
        let wheel = Input::MouseWheel { unit, delta, phase, modifiers };
        self.measure(|_| Ok(RawInput { events: vec![Input::PointerMoved(at), wheel], ..RawInput::default() }))
    }

    /// Lays everything out and makes the triangles that a graphics card would get.
    fn paint(&mut self, input: RawInput) {
        let (shell, session) = (&mut self.shell, &mut self.session);
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, SCREEN));
        let mut output = self.ctx.run_ui(RawInput { screen_rect, ..input }, |ui| {
            // Nobody is there to carry out commands for the application.
            shell.ui(ui, session);
        });
        output.textures_delta.clear();
        std::hint::black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
    }

    /// Processor time of all threads of the worker so far.
    fn worker_cpu(&self) -> Duration {
        let Some(pid) = self.client.worker_id() else { return Duration::ZERO };
        let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
        let nanos = tasks.filter_map(|task| {
            let line = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
            line.split(' ').next()?.parse::<u64>().ok()
        });
        Duration::from_nanos(nanos.sum())
    }
}

fn thread_cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
