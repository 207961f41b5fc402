import type { SavedRequestFields, Step } from '#resources/saved-requests/contract.ts'

const MAX_LENGTH = 160
const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

/**
 * Describes a field of a saved request for the merge dialog: the steps that differ from the base, or else their
 * endpoints.
 */
export function inWords(field: keyof SavedRequestFields, values: SavedRequestFields, base: SavedRequestFields): string {
  if (field === 'name') return values.name
  const texts = values.steps.map((step, index) => {
    const before = base.steps[index]
    const differs = before !== undefined && JSON.stringify(before) !== JSON.stringify(step)
    return `${index + 1}. ${step.operation}${differs ? ` ${shorten(differenceOf(before, step))}` : ''}`
  })
  return texts.join('; ')
}

function differenceOf(before: Step, { operation: _, ...after }: Step): string {
  const parts = Object.entries({ ...after.values, takes: after.takes, assertions: after.assertions })
  const was: Record<string, unknown> = { ...before.values, takes: before.takes, assertions: before.assertions }
  return JSON.stringify(
    Object.fromEntries(parts.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]))),
  )
}
