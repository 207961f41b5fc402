import { confirm, countRequests, findEvidence, keepJudged, readJudged } from '#practice/server/lessons/kata.ts'
import { findLessons, type Lesson } from '#practice/server/lessons/lessons.ts'
import {
  evidenceIn,
  readProgress,
  readRows,
  restart,
  solvedAtIn,
  type TaskKey,
} from '#practice/server/lessons/progress.ts'
import { serve } from '#server/http/serve.ts'
import { findOperations } from '#server/resources.ts'
import { refuse } from '#shared/errors.ts'
import { listLessons, readLesson, readSource, reportKata, restartTask } from './contract.ts'

async function requireLesson(page: string): Promise<Lesson> {
  const lesson = (await findLessons()).get(page)
  if (!lesson) throw refuse('not-found')
  return lesson
}

async function findTask(page: string, id: string): Promise<TaskKey> {
  const task = (await requireLesson(page)).tasks.find(one => one.id === id)
  if (!task) throw refuse('not-found')
  return { page, task }
}

const wordsOf = ({ en, zh }: { en: string; zh: string }) => ({ en, zh })

async function endpointsOf({ endpoints }: Lesson) {
  const operations = await findOperations()
  return operations
    .filter(({ id }) => endpoints.includes(id))
    .map(({ id, endpoint: { method, path } }) => ({ id, method, path }))
}

export const endpoints = [
  serve(listLessons, async ({ db, operator }) => {
    const rows = await readRows(db, operator.accountId)
    const results = await readJudged(db, operator.accountId)
    const lessons = [...(await findLessons()).values()].map(({ page, tasks, hasKata }) => ({
      page,
      hasKata,
      judged: results.get(page) ?? null,
      tasks: tasks.map(({ id, title }) => {
        const row = rows.find(one => one.page === page && one.task === id)
        const evidence = row?.proven_at ? evidenceIn(row).flat() : []
        const solvedAt = row ? solvedAtIn(row) : []
        return { id, title: wordsOf(title), provenAt: row?.proven_at ?? null, solvedAt, evidence }
      }),
    }))
    return { status: 200, body: { lessons } }
  }),

  serve(readLesson, async ({ db, operator, params: { page } }) => {
    const lesson = await requireLesson(page)
    const progress = await readProgress(
      db,
      operator.accountId,
      lesson.tasks.map(task => ({ page, task })),
    )
    const tasks = lesson.tasks.map(({ id, title, hint, steps }, index) => ({
      id,
      title: wordsOf(title),
      hint: wordsOf(hint),
      steps: steps.map(({ says, times = 1 }, place) => ({
        says: wordsOf(says),
        times,
        met: progress[index]?.evidence[place] ?? [],
      })),
      provenAt: progress[index]?.provenAt ?? null,
    }))
    const { files, hasKata } = lesson
    const judged = (await readJudged(db, operator.accountId)).get(page) ?? null
    // Imported on demand, like the sources below.
    const { findPlaces } = await import('#practice/server/lessons/places.ts')
    const places = await findPlaces(page, lesson.places)
    const reading = [...lesson.reading]
    const endpoints = await endpointsOf(lesson)
    return { status: 200, body: { page, tasks, endpoints, files, places, reading, hasKata, judged } }
  }),

  serve(restartTask, async ({ unaudited, operator, traffic, params: { page, task } }) => {
    const place = await findTask(page, task)
    // Requests that are still being logged happened before the restart.
    await traffic.settled()
    await restart(unaudited, operator.accountId, place)
    return { status: 204, body: undefined }
  }),

  serve(reportKata, async ({ unaudited, db, operator, traffic, params: { page }, body: { met, tookMs } }) => {
    // A key with origins is the key of a page, which can't judge itself. The judge's own key has none.
    if (operator.key && operator.key.origins.length > 0) throw refuse('not-permitted')
    // Only a page of the console names a folder.
    await requireLesson(page)
    const evidence = await findEvidence(page)
    if (!evidence) throw refuse('not-found')
    await traffic.settled()
    const now = Date.now()
    const requests = await countRequests(db, operator, new Date(now - tookMs))
    const confirmed = confirm(evidence, met, requests)
    const all = Object.keys(evidence).length
    const judged = { passed: confirmed.length, all, at: new Date(now).toISOString() }
    await keepJudged(unaudited, operator.accountId, page, judged)
    const unconfirmed = met.filter(id => id in evidence && !confirmed.includes(id))
    return { status: 200, body: { ...judged, unconfirmed } }
  }),

  serve(readSource, async ({ params: { page }, query: { file } }) => {
    const { files } = await requireLesson(page)
    // Only listed files are served, so that a path never comes from the caller.
    if (!files.includes(file)) throw refuse('not-found')
    // Imported on demand: the parsers are large, and sources are rarely read.
    const source = await import('#practice/server/lessons/source.ts')
    return { status: 200, body: { file, lines: await source.readSource(file) } }
  }),
]
