import {
  exportTokens,
  importTokens,
  type PreferenceFields,
  readPreferences,
  updatePreferences,
} from '#resources/preferences/contract.ts'
import { DEFAULTS, weakAccents } from '#resources/preferences/rules.ts'
import { attempt, type Bench, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const WEAK = '#7488f2'
const nearest = (accentLight: string) => weakAccents({ ...DEFAULTS, accentLight })[0]?.nearest ?? ''

async function save({ me }: Bench, body: Partial<PreferenceFields>) {
  const { version } = await me.call(readPreferences)
  return me.call(updatePreferences, { headers: match(version), body })
}
const refused = (bench: Bench, body: Partial<PreferenceFields>) => attempt(save(bench, body))

async function put({ me }: Bench, body: Record<string, unknown>) {
  const { version } = await me.call(readPreferences)
  return me.call(importTokens, { headers: match(version), body })
}
const exported = ({ me }: Bench) => me.call(exportTokens)

export const cases: TaskCases = {
  contrast: {
    async solution(bench) {
      await refused(bench, { accentLight: WEAK })
      await save(bench, { accentLight: nearest(WEAK) })
      await save(bench, DEFAULTS)
    },
    nearMisses: {
      'another color that passes is saved': async bench => {
        await refused(bench, { accentLight: WEAK })
        await save(bench, { accentLight: '#146c43' })
        await save(bench, DEFAULTS)
      },
      'nothing was refused before': async bench => {
        await save(bench, { accentLight: nearest(WEAK) })
        await save(bench, DEFAULTS)
      },
      'the accent of the dark theme is refused': async bench => {
        await refused(bench, { accentDark: '#202020' })
        await save(bench, { accentLight: nearest(WEAK) })
        await save(bench, DEFAULTS)
      },
    },
  },
  keys: {
    async solution(bench) {
      await refused(bench, { keys: { lesson: 'Mod+K' } })
      await save(bench, { keys: { lesson: 'F8' } })
      await save(bench, DEFAULTS)
    },
    nearMisses: {
      'the keys belong to the browser': async bench => {
        await refused(bench, { keys: { lesson: 'Mod+T' } })
        await save(bench, { keys: { lesson: 'F8' } })
        await save(bench, DEFAULTS)
      },
      'another shortcut gets the free keys': async bench => {
        await refused(bench, { keys: { lesson: 'Mod+K' } })
        await save(bench, { keys: { search: 'F8' } })
        await save(bench, DEFAULTS)
      },
      'the default keys are kept': async bench => {
        await refused(bench, { keys: { lesson: 'Mod+K' } })
        await save(bench, { keys: {} })
      },
    },
  },
  tokens: {
    async solution(bench) {
      const tokens = await exported(bench)
      await save(bench, { textSize: 115 })
      await put(bench, tokens)
    },
    nearMisses: {
      'the look was not changed': async bench => {
        await put(bench, await exported(bench))
      },
      'the look was exported after the change': async bench => {
        await save(bench, { textSize: 115 })
        const tokens = await exported(bench)
        await put(bench, tokens)
        await save(bench, DEFAULTS)
      },
      'the file was edited': async bench => {
        const tokens = await exported(bench)
        await save(bench, { textSize: 115 })
        await put(bench, { ...tokens, radius: { $type: 'dimension', $value: { value: 4, unit: 'px' } } })
        await save(bench, DEFAULTS)
      },
      'the change is undone by hand': async bench => {
        await exported(bench)
        await save(bench, { textSize: 115 })
        await save(bench, { textSize: 100 })
      },
    },
  },
}
