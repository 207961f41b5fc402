import { STATS, type Stat, type StatValues } from '#resources/species/rules.ts'
import { EV_PER_STAT } from '#resources/spreads/rules.ts'

// Generation 9: a knock-out gives what the beaten Pokémon yields, and eight more to the stat of a held Power item; a vitamin gives
// ten, a feather one. There is neither Pokérus nor Macho Brace.
export const POWER_ITEM = 8
const VITAMIN = 10
const FEATHER = 1
/** Feathers are picked up one by one: from the tenth on a vitamin or a knock-out is the better way. */
export const MAX_FEATHERS = 9

/** The ways of training that the operator has turned on. */
export type Methods = { knockOuts: boolean; powerItems: boolean; vitamins: boolean; feathers: boolean }

/** One thing to do. `yields` is what the Pokémon to beat gives by itself. */
export type Deed = { kind: 'knock-out'; yields: number; hasItem: boolean } | { kind: 'vitamin' } | { kind: 'feather' }

/** A deed as a choice of the search: what it gains, what it costs, and how often it may be done. */
export type Choice = { deed: Deed; gain: number; cost: number; most: number }

/** So often this deed. */
export type Step = { deed: Deed; gain: number; count: number }

/** Steps that come to the target exactly, or the most below it that can be reached. */
export type Training = { steps: Step[] } | { nearest: number }

// Knock-outs take the time, items the money, and each change of what one does the patience: in this order. A stat takes at most 252
// deeds of eight kinds, so that no number of the lesser outweighs one of the greater.
const COSTS = { 'knock-out': 1_000_000, vitamin: 1000, feather: 1000 }
const CHANGE = 1

/** What can be done for a stat. `yields`: what Pokémon give in this stat and no other. */
export function choicesOf(yields: readonly number[], methods: Methods): Choice[] {
  const choice = (deed: Deed, gain: number, most = EV_PER_STAT): Choice => ({
    deed,
    gain,
    cost: COSTS[deed.kind],
    most,
  })
  const knockOuts = (hasItem: boolean) =>
    yields.map(one => choice({ kind: 'knock-out', yields: one, hasItem }, one + (hasItem ? POWER_ITEM : 0)))
  return [
    ...(methods.knockOuts && methods.powerItems ? knockOuts(true) : []),
    ...(methods.knockOuts ? knockOuts(false) : []),
    ...(methods.vitamins ? [choice({ kind: 'vitamin' }, VITAMIN)] : []),
    ...(methods.feathers ? [choice({ kind: 'feather' }, FEATHER, MAX_FEATHERS)] : []),
  ]
}

/**
 * The list with the fewest knock-outs, among those with the fewest items, among those with the fewest kinds of steps, whose sum
 * is the target: a bounded knapsack, solved exactly, one choice after the other. Nothing relies on the cap of 252.
 */
export function trainExactly(target: number, choices: readonly Choice[]): Training {
  // The least cost of each sum with the choices so far, and how often the last of them is in it.
  let costs = Array.from({ length: target + 1 }, (_, sum) => (sum === 0 ? 0 : Number.POSITIVE_INFINITY))
  const counts: number[][] = []
  for (const choice of choices) {
    const taken = costs.map((_, sum) => bestCount(costs, sum, choice))
    costs = costs.map((_, sum) => costWith(costs, sum, choice, taken[sum] ?? 0))
    counts.push(taken)
  }
  if (costs[target] === Number.POSITIVE_INFINITY) return { nearest: costs.findLastIndex(Number.isFinite) }
  const steps: Step[] = []
  let sum = target
  for (const [at, { deed, gain }] of [...choices.entries()].reverse()) {
    const count = counts[at]?.[sum] ?? 0
    if (count > 0) steps.unshift({ deed, gain, count })
    sum -= count * gain
  }
  return { steps }
}

const costWith = (costs: readonly number[], sum: number, { gain, cost }: Choice, count: number) =>
  (costs[sum - count * gain] ?? Number.POSITIVE_INFINITY) + (count > 0 ? count * cost + CHANGE : 0)

function bestCount(costs: readonly number[], sum: number, choice: Choice): number {
  let best = 0
  const most = Math.min(choice.most, Math.floor(sum / choice.gain))
  for (let count = 1; count <= most; count++)
    if (costWith(costs, sum, choice, count) < costWith(costs, sum, choice, best)) best = count
  return best
}

type Yielding = { dexId: number; base: StatValues; evs: StatValues }

/** What yields so much in the stat and nothing in any other, the weakest first: those are beaten soonest. */
export function targetsFor<E extends Yielding>(entries: readonly E[], stat: Stat, yields: number): E[] {
  const strength = ({ base }: E) => STATS.reduce((sum, one) => sum + base[one], 0)
  return entries
    .filter(({ evs }) => evs[stat] === yields && STATS.every(one => one === stat || evs[one] === 0))
    .toSorted((a, b) => strength(a) - strength(b) || a.dexId - b.dexId)
}

/** How each stat of a spread is trained; stats that get nothing are left out. */
export function trainSpread(evs: StatValues, entries: readonly Yielding[], methods: Methods) {
  // What is being typed may be no effort value yet.
  const isTrainable = (value: number) => Number.isInteger(value) && value > 0 && value <= EV_PER_STAT
  return STATS.filter(stat => isTrainable(evs[stat])).map(stat => {
    const yields = [3, 2, 1].filter(one => targetsFor(entries, stat, one).length > 0)
    return { stat, target: evs[stat], training: trainExactly(evs[stat], choicesOf(yields, methods)) }
  })
}
