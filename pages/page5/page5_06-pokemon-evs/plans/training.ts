import { STATS, type Stat, type StatValues } from '#resources/species/rules.ts'
import { EV_PER_STAT } from '#resources/spreads/rules.ts'

// Generation 9: a knock-out gives the beaten Pokémon's yield, and a held Power item adds eight to its stat; a vitamin
// gives ten, a feather one. Pokérus and Macho Brace don't exist.
export const POWER_ITEM = 8
const VITAMIN = 10
const FEATHER = 1
/** Feathers are collected one by one, so from ten on a vitamin or a knock-out is better. */
export const MAX_FEATHERS = 9

/** The training methods that the operator has chosen. */
export type Methods = { knockOuts: boolean; powerItems: boolean; vitamins: boolean; feathers: boolean }

/** One action. `yields` is the beaten Pokémon's own yield. */
type Method = { kind: 'knock-out'; yields: number; hasItem: boolean } | { kind: 'vitamin' } | { kind: 'feather' }

/** An action as an option of the search: its gain, its cost, and how often it may be used. */
export type Choice = { method: Method; gain: number; cost: number; most: number }

export type Step = { method: Method; gain: number; count: number }

/** Steps that reach the target exactly, or the highest value below it that can be reached. */
export type Training = { steps: Step[] } | { nearest: number }

// Knock-outs cost time, items cost money, and each additional kind of action costs patience, in this order. A stat
// needs at most 252 actions of eight kinds, so lower costs never outweigh a higher one.
const COSTS = { 'knock-out': 1_000_000, vitamin: 1000, feather: 1000 }
const CHANGE = 1

/** The options for a stat. `yields`: the yields of Pokémon that yield only this stat. */
export function choicesOf(yields: readonly number[], methods: Methods): Choice[] {
  const choice = (method: Method, gain: number, most = EV_PER_STAT): Choice => ({
    method,
    gain,
    cost: COSTS[method.kind],
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
 * The list with the fewest knock-outs, then the fewest items, then the fewest kinds of steps, whose sum is the target:
 * a bounded knapsack, solved exactly, one option after the other. It does not rely on the cap of 252.
 */
export function trainExactly(target: number, choices: readonly Choice[]): Training {
  // The lowest cost of each sum with the options so far, and how often it uses the last of them.
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
  for (const [at, { method, gain }] of [...choices.entries()].reverse()) {
    const count = counts[at]?.[sum] ?? 0
    if (count > 0) steps.unshift({ method, gain, count })
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

/** Pokémon with exactly this yield and no other, weakest first, because those are beaten fastest. */
export function targetsFor<E extends Yielding>(entries: readonly E[], stat: Stat, yields: number): E[] {
  const strength = ({ base }: E) => STATS.reduce((sum, one) => sum + base[one], 0)
  return entries
    .filter(({ evs }) => evs[stat] === yields && STATS.every(one => one === stat || evs[one] === 0))
    .toSorted((a, b) => strength(a) - strength(b) || a.dexId - b.dexId)
}

/** The training of each stat of a spread; stats without effort values are left out. */
export function trainSpread(evs: StatValues, entries: readonly Yielding[], methods: Methods) {
  // A field that is being edited may hold no valid effort value.
  const isTrainable = (value: number) => Number.isInteger(value) && value > 0 && value <= EV_PER_STAT
  return STATS.filter(stat => isTrainable(evs[stat])).map(stat => {
    const yields = [3, 2, 1].filter(one => targetsFor(entries, stat, one).length > 0)
    return { stat, target: evs[stat], training: trainExactly(evs[stat], choicesOf(yields, methods)) }
  })
}
