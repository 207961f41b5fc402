import type { Start } from '#tab/names.ts'

/** What tests set before a visit. */
const OPTIONS = 'strive-tab-options'

export function readOptions(): Start {
  const options: { levelCode?: string; today?: string } = JSON.parse(localStorage.getItem(OPTIONS) ?? '{}')
  return { levelCode: options.levelCode ?? null, today: options.today }
}
