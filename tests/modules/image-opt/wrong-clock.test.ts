import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { expireOriginals } from '../../../modules/image-opt/jobs.ts'
import { backUpNightly } from '../../../server/core/backup/backup-job.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toText } from '../../../server/core/clock.ts'
import { checkClock, openClockGuard } from '../../../server/core/time/clock-guard.ts'
import { openOutsideTime } from '../../../server/core/time/outside-time.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { type MovableClock, testClock } from '../../support/clock.ts'
import { originalsIn, passDays } from '../../support/originals.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const keptIn = ({ dataDir }: TestApp) => originalsIn(dataDir).length

/** Somebody outside who knows the true time, and may be out of reach. */
function openOutside(start: string) {
  const truth = testClock(start)
  let isReachable = true
  return {
    truth,
    outside: { note: () => {}, now: () => (isReachable ? truth.now() : undefined) },
    setReachable: (is: boolean) => {
      isReachable = is
    }
  }
}

/** Sets the clock without any time passing. */
function stepDays({ clock }: Pick<TestApp, 'clock'>, days: number): void {
  clock.set(toText(new Date(clock.now().getTime() + days * DAY_MS)))
}

/** Starts an app and stores originals on the first days. */
async function openKept(t: Test, options: Parameters<typeof startApp>[1] = {}): Promise<TestApp> {
  const test = await startApp(t, options)
  for (const picture of ['a', 'b', 'c', 'd'])
    await test.app.files.keep(test.shopId, Buffer.from(picture))
  return test
}

/** Opens the guard anew, as a start does, maybe on another machine. */
function restart(test: TestApp, clock: MovableClock = test.clock): void {
  const { app } = test
  Object.assign(app, {
    clock,
    clockGuard: openClockGuard({ ...app, clock, outside: openOutsideTime(clock) })
  })
}

t.test(
  'a clock that jumps by 60 days deletes nothing that has not lived for 30 days §7.9.2',
  async (t) => {
    const test = await openKept(t)
    await passDays(test, 1)
    stepDays(test, 60)
    await passDays(test, 29)
    t.equal(keptIn(test), 4)
    await passDays(test, 1)
    t.equal(keptIn(test), 0, 'the wait ends by itself')
  }
)

t.test('a clock that steps by six days every hour deletes nothing earlier', async (t) => {
  const test = await openKept(t)
  for (let hour = 0; hour < 30 * 24 - 1; hour++) {
    test.clock.forward(HOUR_MS)
    stepDays(test, 6)
    await expireOriginals.run(test.app)
  }
  t.equal(keptIn(test), 4)
  await passDays(test, 61)
  t.equal(keptIn(test), 0)
})

t.test('a jump at the start counts too, and so do starts with a jump each', async (t) => {
  const test = await openKept(t)
  for (let start = 0; start < 10; start++) {
    stepDays(test, 6)
    restart(test)
    await expireOriginals.run(test.app)
    test.clock.forward(HOUR_MS)
    await expireOriginals.run(test.app)
  }
  t.equal(keptIn(test), 4)
})

t.test('a clock at 2099 that is corrected deletes nothing, then or later', async (t) => {
  const test = await openKept(t)
  await passDays(test, 10)
  const before = test.clock.now()
  test.clock.set('2099-01-01T00:00:00.000Z')
  await expireOriginals.run(test.app)
  test.clock.forward(HOUR_MS)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 4)
  test.clock.set(toText(new Date(before.getTime() + HOUR_MS)))
  await passDays(test, 20)
  t.equal(keptIn(test), 4)
  await passDays(test, 2)
  t.equal(keptIn(test), 0, 'the correction takes the jump back')
})

t.test(
  'what was kept while the clock was behind is kept for 30 days after that §2.5.22',
  async (t) => {
    const test = await openKept(t)
    await passDays(test, 1)
    const right = test.clock.now()
    test.clock.set('2020-01-01T00:00:00.000Z')
    await checkClock.run(test.app)
    await test.app.files.keep(test.shopId, Buffer.from('of 2020'))
    test.clock.set(toText(new Date(right.getTime() + HOUR_MS)))
    await passDays(test, 29)
    t.equal(keptIn(test), 5)
  }
)

t.test(
  'a machine that was off for months goes on deleting when the time is confirmed §7.9.2',
  async (t) => {
    const { truth, outside } = openOutside('2026-11-21T08:00:00.000Z')
    const test = await openKept(t, { outside })
    await checkClock.run(test.app)
    for (const clock of [truth, test.clock]) clock.set('2027-03-01T08:00:00.000Z')
    await expireOriginals.run(test.app)
    t.equal(keptIn(test), 0)
  }
)

t.test('an answer that comes some hours after the jump confirms it as well', async (t) => {
  const { truth, outside, setReachable } = openOutside('2026-11-21T08:00:00.000Z')
  const test = await openKept(t, { outside })
  await checkClock.run(test.app)
  for (const clock of [truth, test.clock]) clock.set('2027-03-01T08:00:00.000Z')
  setReachable(false)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 4)
  setReachable(true)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 0)
})

t.test('nothing is deleted that is too young by the time of others', async (t) => {
  const { outside } = openOutside('2026-11-22T08:00:00.000Z')
  const test = await openKept(t, { outside })
  test.clock.forward(60 * DAY_MS)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 4)
  t.equal(test.app.clockGuard.aheadMs(), 59 * DAY_MS)
})

t.test('a restore on another machine with a wrong clock deletes nothing', async (t) => {
  const test = await openKept(t)
  await passDays(test, 5)
  const clock = testClock(toText(new Date(test.clock.now().getTime() + 60 * DAY_MS)))
  restart(test, clock)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 4)
  await passDays({ app: test.app, clock }, 25)
  t.equal(keptIn(test), 4)
})

t.test('originals whose database knows nothing of the clock are kept for 30 days', async (t) => {
  const test = await openKept(t)
  await test.app.db.deleteFrom('clock_check').execute()
  stepDays(test, 60)
  restart(test)
  await expireOriginals.run(test.app)
  t.equal(keptIn(test), 4)
  await passDays(test, 31)
  t.equal(keptIn(test), 0)
})

t.test('a process whose clock is 60 days ahead deletes nothing for the others', async (t) => {
  const test = await openKept(t)
  const { app, clock } = test
  const ahead: MovableClock = {
    ...clock,
    now: () => new Date(clock.now().getTime() + 60 * DAY_MS)
  }
  const processes = [clock, ahead].map((own) =>
    Object.assign(Object.create(app) as typeof app, {
      clock: own,
      clockGuard: openClockGuard({ ...app, clock: own, outside: openOutsideTime(own) })
    })
  )
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      clock.forward(HOUR_MS)
      await expireOriginals.run(processes[hour % 2]!)
    }
  }
  await pass(30 * 24 - 1)
  t.equal(keptIn(test), 4)
  await pass(24)
  t.equal(keptIn(test), 0, 'the others delete what is old enough')
})

t.test('with a longer retention a jump counts for as long', async (t) => {
  const test = await openKept(t, { env: { RETENTION_DAYS: '90' } })
  stepDays(test, 200)
  await passDays(test, 90)
  t.equal(keptIn(test), 4)
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
})

t.test(
  'with a shorter retention an original lives for that long, whatever the clock says',
  async (t) => {
    const test = await openKept(t, { env: { RETENTION_DAYS: '7' } })
    await passDays(test, 1)
    stepDays(test, 60)
    await passDays(test, 6)
    t.equal(keptIn(test), 4)
    await passDays(test, 1)
    t.equal(keptIn(test), 0, 'they have lived for seven days of running time')
  }
)

t.test(
  'what an older version has noted of the clock is taken over, and its file goes',
  async (t) => {
    const steady = (at: string) => JSON.stringify({ at, steadySince: null })
    const unsteady = (at: string) => JSON.stringify({ at, steadySince: at })
    for (const [textOf, isKnown] of [
      [steady, true],
      [unsteady, false],
      [() => '{"at":', false]
    ] as const) {
      const test = await openKept(t)
      await passDays(test, 30)
      const path = join(test.dataDir, 'storage/last-look.json')
      await test.app.db.deleteFrom('clock_check').execute()
      writeFileSync(path, textOf(toText(test.clock.now())))
      restart(test)
      await passDays(test, 1)
      t.notOk(existsSync(path))
      t.equal(keptIn(test), isKnown ? 0 : 4, textOf('some time'))
    }
    const test = await openKept(t)
    await test.app.db.deleteFrom('clock_check').execute()
    writeFileSync(join(test.dataDir, 'storage/last-look.json'), steady(toText(test.clock.now())))
    stepDays(test, 60)
    restart(test)
    await expireOriginals.run(test.app)
    t.equal(keptIn(test), 4, 'the clock has jumped since')
  }
)

t.test('small corrections and short stops keep nothing longer', async (t) => {
  const test = await openKept(t)
  for (let hour = 0; hour < 31 * 24; hour++) {
    test.clock.forward(HOUR_MS)
    test.clock.set(toText(new Date(test.clock.now().getTime() + 2000)))
    await expireOriginals.run(test.app)
    if (hour % 24 > 0) continue
    test.clock.set(toText(new Date(test.clock.now().getTime() + MINUTE_MS)))
    restart(test)
  }
  t.equal(keptIn(test), 0)
})

t.test('a jump is reported at /readyz, and leaves the server ready §2.3.8', async (t) => {
  const test = await startApp(t)
  const ask = async () => {
    const { statusCode, body } = await test.app.inject('/readyz')
    return { statusCode, clock: JSON.parse(body).clock }
  }
  t.strictSame(await ask(), { statusCode: 200, clock: 'ok' })
  stepDays(test, 2)
  await checkClock.run(test.app)
  t.strictSame(await ask(), { statusCode: 200, clock: 'unconfirmed' })
  stepDays(test, -2)
  await checkClock.run(test.app)
  t.strictSame(await ask(), { statusCode: 200, clock: 'ok' })
})

t.test('backups outlive a jump of the clock', async (t) => {
  const backupDir = temporaryFolder(t)
  const test = await startApp(t, { env: { BACKUP_DIR: backupDir } })
  const { app, clock } = test
  const names = Array.from({ length: 29 }, (_, day) => `page-speed-boost-2026-10-${day + 1}.tar`)
  for (const [day, name] of names.entries()) {
    writeFileSync(join(backupDir, name), '')
    const at = clock.now().getTime() / 1000 - (day * DAY_MS) / 1000
    utimesSync(join(backupDir, name), at, at)
  }
  stepDays(test, 60)
  await backUpNightly.run(app)
  t.strictSame(readdirSync(backupDir).filter((name) => names.includes(name)).length, names.length)
})

t.test('a new DATA_DIR on a clock that is ahead deletes no backup of another one', async (t) => {
  const backupDir = temporaryFolder(t)
  const test = await startApp(t, { env: { BACKUP_DIR: backupDir } })
  const { app, clock } = test
  const name = 'page-speed-boost-2026-11-01.tar'
  writeFileSync(join(backupDir, name), '')
  const at = clock.now().getTime() / 1000
  utimesSync(join(backupDir, name), at, at)
  stepDays(test, 60)
  // The server of the test has checked its clock already.
  await app.db.deleteFrom('clock_check').execute()
  restart(test)
  await backUpNightly.run(app)
  t.ok(readdirSync(backupDir).includes(name))
  for (let day = 0; day < 31; day++) {
    clock.forward(DAY_MS)
    await checkClock.run(app)
  }
  await backUpNightly.run(app)
  t.notOk(readdirSync(backupDir).includes(name), 'it is deleted once it has been kept for 30 days')
})
