import type { LiveEvent } from '#server/bus/bus.ts'
import type { Services } from '#server/services.ts'

/** What learners do within this time, coaches are told at once. */
const GATHER_MS = 1_000
/** How often a learner's requests alone are news: they tell only where a learner is. */
const WHEREABOUTS_MS = 5_000

/** The accounts that an event tells something new about. */
function accountsIn(event: LiveEvent): readonly number[] {
  if (event.topic === 'task' || event.topic === 'tried' || event.topic === 'traffic') return [event.accountId]
  return event.topic === 'rows' && event.entity === 'class-members' ? event.ids.map(Number) : []
}

/**
 * Tells each coach which of their learners have something new. Every instance hears of everything, so each tells the
 * consoles that are connected to it. Returns a function that stops it.
 */
export function createTicks({ db, bus, live, log }: Services): () => void {
  const changed = new Set<number>()
  const toldOf = new Map<number, number>()
  /** The coach of each learner; null after a change of members. */
  let coaches: Map<number, number> | null = null
  let timer: NodeJS.Timeout | null = null

  const readCoaches = async () =>
    new Map(
      (
        await db
          .selectFrom('class_member')
          .innerJoin('class', 'class.id', 'class_member.class_id')
          .select(['class_member.account_id as learner', 'class.account_id as coach'])
          .where('left_at', 'is', null)
          .execute()
      ).map(({ learner, coach }) => [learner, coach]),
    )

  async function tell() {
    timer = null
    const accounts = [...changed]
    changed.clear()
    coaches ??= await readCoaches()
    const known = coaches
    for (const [coach, learners] of Map.groupBy(accounts, account => known.get(account)))
      if (coach !== undefined) live.tell(coach, 'class-members', learners)
  }

  const unsubscribe = bus.subscribe(event => {
    if (event.topic === 'rows' && ['class-members', 'classes'].includes(event.entity)) coaches = null
    for (const account of accountsIn(event)) {
      if (coaches && !coaches.has(account)) continue
      if (event.topic === 'traffic') {
        if (Date.now() - (toldOf.get(account) ?? 0) < WHEREABOUTS_MS) continue
        toldOf.set(account, Date.now())
      }
      changed.add(account)
    }
    if (changed.size > 0)
      timer ??= setTimeout(
        () => void tell().catch(error => log.debug({ error: String(error) }, 'coaches were not told')),
        GATHER_MS,
      ).unref()
  })
  return () => {
    unsubscribe()
    if (timer) clearTimeout(timer)
  }
}
