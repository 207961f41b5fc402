import type { Bug } from '#server/bugs.ts'
import { keepRead, type Listening } from '#server/bus/keep-read.ts'
import type { Db } from '#server/database/open.ts'
import { findModules } from '#server/find-modules.ts'
import type { AnyAnswer } from '#server/http/any-answer.ts'
import type { Bugs, HandlerCall } from '#server/practice.ts'
import { Problem } from '#shared/errors.ts'
import { isWrite } from '#shared/headers.ts'
import { differencesOf, STATUS_PLACE } from '#shared/platform/bugs.ts'
import { keepTrace, readRunning } from './store.ts'

/** Beyond these, it is clear that the body is wrong. */
const MAX_PLACES = 200

/** All bugs of all resources, by id, in the order of their ids. */
export async function findBugs(): Promise<Map<string, Bug>> {
  const all = (await findModules<{ bugs: Bug[] }>('bugs.ts')).flatMap(([, { bugs }]) => bugs)
  return new Map(all.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(bug => [bug.id, bug]))
}

type Running = { huntId: string; endsMs: number; bugs: Bug[] }

/** The bugs that are being hunted. Each instance caches the hunts, so that a request needs no query. */
export async function createBugs({ db, ...parts }: { db: Db } & Listening): Promise<Bugs> {
  let bySandbox = new Map<string, Running>()

  async function read() {
    const hunts = await readRunning(db)
    // The bugs load with the first hunt.
    const known = hunts.length > 0 ? await findBugs() : new Map<string, Bug>()
    bySandbox = new Map(
      hunts.map(({ id, sandboxId, endsAt, bugIds }) => [
        sandboxId,
        { huntId: id, endsMs: Date.parse(endsAt), bugs: bugIds.flatMap(bug => known.get(bug) ?? []) },
      ]),
    )
  }
  const kept = await keepRead(parts, { topic: 'hunts', what: 'the bug hunts', read })

  async function answerWrongly({ huntId }: Running, bug: Bug, call: HandlerCall): Promise<AnyAnswer> {
    const { endpoint, context, handle, requestId } = call
    const right = isWrite(endpoint) ? null : await outcomeOf(() => handle(context))
    const spotted: string[] = []
    const outcome = await outcomeOf(() => bug.answer(context, handle, place => spotted.push(place)))
    const places = right ? placesOf(right, outcome) : spotted
    // Before the reply, so that it can be reported as soon as it has been seen.
    if (places.length > 0) await keepTrace(db, { huntId, bug: bug.id, requestId, places: places.slice(0, MAX_PLACES) })
    if ('refusal' in outcome) throw outcome.refusal
    return outcome.answer
  }

  return {
    async answer(call) {
      const running = bySandbox.get(call.sandboxId)
      const bug =
        running && running.endsMs > Date.now() && running.bugs.find(({ endpoint }) => endpoint === call.endpoint)
      return running && bug ? answerWrongly(running, bug, call) : call.handle(call.context)
    },
    announceChange: () => kept.announceChange({ topic: 'hunts' }),
    close: kept.close,
  }
}

type Outcome = { answer: AnyAnswer } | { refusal: Problem }

async function outcomeOf(work: () => Promise<AnyAnswer>): Promise<Outcome> {
  try {
    return { answer: await work() }
  } catch (error) {
    if (error instanceof Problem) return { refusal: error }
    throw error
  }
}

function placesOf(right: Outcome, seen: Outcome): string[] {
  const [one, other] = [right, seen].map(outcome =>
    'answer' in outcome
      ? { status: outcome.answer.status, body: outcome.answer.body }
      : { status: outcome.refusal.status, body: outcome.refusal.body },
  )
  if (one?.status !== other?.status) return [STATUS_PLACE]
  return differencesOf(one?.body, other?.body)
}
