import { serve } from '#server/http/serve.ts'
import { refuse } from '#shared/errors.ts'
import { previewWording } from './contract.ts'
import { type Issue, lookOver, parseIntervals, wordingOf } from './rules.ts'

const refuseAt = (pointer: string, { code, at }: { code: Issue['code'] | 'no-such-form'; at: number }) =>
  refuse('unreadable-wording', { at, errors: [{ pointer, code }] })

export const endpoints = [
  serve(previewWording, async ({ body: { language, text, from, to } }) => {
    const read = parseIntervals(text.interval)
    if (read.issue) throw refuseAt('/body/text/interval', read.issue)
    // A plural form that the language never uses is a mistake, which nobody would notice.
    if (language === 'zh' && text.one !== '') throw refuseAt('/body/text/one', { code: 'no-such-form', at: 0 })
    const forms = { ...text, one: text.one === '' ? undefined : text.one }
    const counts = Array.from({ length: to - from + 1 }, (_, index) => {
      const count = from + index
      const { text, rule } = wordingOf(forms, count, language)
      const by = 'interval' in rule ? { interval: rule.interval, category: null } : { interval: null, ...rule }
      return { count, text, ...by }
    })
    return { status: 200, body: { language, from, to, counts, ...lookOver({ intervals: read.intervals, from, to }) } }
  }),
]
