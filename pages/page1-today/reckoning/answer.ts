type Day = { day: string; cents: number; centsBefore: number }

/** Days with the sales up to each, in this span and in the one before. */
export function addUp(trend: readonly Day[]): Day[] {
  let [cents, centsBefore] = [0, 0]
  return trend.map(one => {
    cents += one.cents
    centsBefore += one.centsBefore
    return { day: one.day, cents, centsBefore }
  })
}

type Answer = {
  is: 'ahead' | 'behind' | 'even'
  /** By how much, at the end. */
  cents: number
  /** The last day on which it was the other way round; null if it never was. */
  turned: string | null
}

/** Whether this span is ahead of the one before, given the sums that `addUp` returns. */
export function answerOf(sums: readonly Day[]): Answer {
  const leadOf = ({ cents, centsBefore }: Day) => Math.sign(cents - centsBefore)
  const last = sums.at(-1)
  if (!last || leadOf(last) === 0) return { is: 'even', cents: 0, turned: null }
  const lead = leadOf(last)
  const turned = sums.findLast(day => leadOf(day) === -lead)?.day ?? null
  return { is: lead > 0 ? 'ahead' : 'behind', cents: Math.abs(last.cents - last.centsBefore), turned }
}
