import type { LiveEvent } from '#server/bus/bus.ts'
import { later, type Timer } from '#server/platform/turns.ts'
import type { Services } from '#server/services.ts'

/** What learners do within this time, coaches are told at once. */
const GATHER_MS = 500
/** How often a learner's requests alone are news: they tell only where a learner is. */
const WHEREABOUTS_MS = 5_000

/** The accounts that an event tells something new about: that they joined, left or raised a hand, or what they do. */
function accountsIn(event: LiveEvent): { accounts: readonly number[]; isWork: boolean } {
  if (event.topic === 'task' || event.topic === 'tried' || event.topic === 'traffic')
    return { accounts: [event.accountId], isWork: true }
  if (event.topic === 'rows' && event.entity === 'hunts') return { accounts: [event.accountId], isWork: true }
  const isMembers = event.topic === 'rows' && event.entity === 'class-members'
  return { accounts: isMembers ? event.ids.map(Number) : [], isWork: false }
}

/**
 * Tells each coach which of their learners have something new. Every instance hears of everything, so each tells the
 * consoles that are connected to it. Returns a function that stops it.
 */
export function createTicks({ db, bus, live, log }: Services): () => void {
  /** Whether there is more to tell of an account than what it does, which concerns nobody once it has left. */
  const changed = new Map<number, boolean>()
  /** When a learner's requests were news last, and the timers of requests that came too soon after. */
  const toldOf = new Map<number, number>()
  const late = new Map<number, Timer>()
  /** The coach of each learner, and whether they have left; null after a change of members. */
  let coaches: Map<number, { coach: number; hasLeft: boolean }> | null = null
  let timer: Timer | null = null

  const readCoaches = async () =>
    new Map(
      (
        await db
          .selectFrom('class_member')
          .innerJoin('class', 'class.id', 'class_member.class_id')
          .select(['class_member.account_id as learner', 'class.account_id as coach', 'left_at'])
          .execute()
      ).map(({ learner, coach, left_at }) => [learner, { coach, hasLeft: left_at !== null }]),
    )

  async function tell() {
    timer = null
    const accounts = [...changed]
    changed.clear()
    coaches ??= await readCoaches()
    const news = new Map<number, number[]>()
    for (const [account, isMore] of accounts) {
      const found = coaches.get(account)
      if (found && (isMore || !found.hasLeft)) news.set(found.coach, [...(news.get(found.coach) ?? []), account])
    }
    for (const [coach, learners] of news) live.tell(coach, 'class-members', learners)
  }

  function add(account: number, isMore: boolean) {
    changed.set(account, changed.get(account) === true || isMore)
    timer ??= later(
      () => void tell().catch(error => log.debug({ error: String(error) }, 'coaches were not told')),
      GATHER_MS,
    )
  }

  function addRequest(account: number) {
    if (late.has(account)) return
    const wait = (toldOf.get(account) ?? 0) + WHEREABOUTS_MS - Date.now()
    const news = () => {
      late.delete(account)
      toldOf.set(account, Date.now())
      add(account, false)
    }
    if (wait <= 0) news()
    else late.set(account, later(news, wait))
  }

  const unsubscribe = bus.subscribe(event => {
    if (event.topic === 'rows' && ['class-members', 'classes'].includes(event.entity)) coaches = null
    const { accounts, isWork } = accountsIn(event)
    for (const account of accounts) {
      if (coaches && !coaches.has(account)) continue
      if (event.topic === 'traffic') addRequest(account)
      else add(account, !isWork)
    }
  })
  return () => {
    unsubscribe()
    for (const one of [timer, ...late.values()]) if (one) clearTimeout(one)
  }
}
