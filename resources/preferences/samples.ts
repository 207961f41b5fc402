import { atVersion, sample } from '#shared/sample.ts'
import { chooseScheme, exportTokens, importTokens, readPreferences, updatePreferences } from './contract.ts'

export const samples = [
  sample(updatePreferences, async me => {
    const now = await me.call(readPreferences)
    return { headers: atVersion(now), body: { radius: now.radius === 4 ? 8 : 4 } }
  }),
  sample(chooseScheme, async me => {
    const { scheme } = await me.call(readPreferences)
    return { body: { scheme: scheme === 'dark' ? ('light' as const) : ('dark' as const) } }
  }),
  sample(importTokens, async me => {
    const [now, tokens] = [await me.call(readPreferences), await me.call(exportTokens)]
    const scale = { $type: 'number', $value: now.textSize === 110 ? 1.2 : 1.1 }
    return { headers: atVersion(now), body: { ...tokens, text: { scale } } }
  }),
]
