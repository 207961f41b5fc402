import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups, pages } from '#client/router/router.ts'
import { checkForms, formsOf } from '#resources/translations/rules.ts'
import { LANGUAGES, type Messages, type Text } from '#shared/messages.ts'
import type { Task } from '#shared/platform/lesson.ts'
import { wordLists } from '#shared/platform/words.ts'

const ROOT = `${import.meta.dirname}/..`

const isMessages = (value: unknown): value is Messages =>
  value !== null && typeof value === 'object' && 'namespace' in value && 'texts' in value

async function findMessages(): Promise<Messages[]> {
  const found: Messages[] = []
  for (const file of globSync('{client,pages,shared}/**/*messages.ts', { cwd: ROOT }).sort()) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ `${ROOT}/${file}`)
    found.push(...Object.values(exported).filter(isMessages))
  }
  return found
}
const all = await findMessages()
const formsIn = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text))
const placeholdersOf = (text: Text) => [...new Set(formsIn(text).flatMap(form => form.match(/{{\w+}}/g) ?? []))].sort()

test('S-I18N-2: every string of the console exists in both languages, with the same placeholders', () => {
  expect(all.length).toBeGreaterThan(43)
  const wrong: string[] = []
  for (const { namespace, texts } of all)
    for (const [key, message] of Object.entries(texts)) {
      for (const language of LANGUAGES)
        if (formsIn(message[language]).some(form => form.trim() === ''))
          wrong.push(`${namespace}.${key}: no ${language}`)
      const [en, zh] = [placeholdersOf(message.en), placeholdersOf(message.zh)]
      // An English plural form may spell out its number, so only Chinese may have an additional {{count}}.
      if (en.some(name => !zh.includes(name)) && !en.every(name => name === '{{count}}'))
        wrong.push(`${namespace}.${key}: ${en.join()} against ${zh.join()}`)
    }
  expect(wrong).toEqual([])
})

test('every text has the placeholders and the plural forms that its language needs', () => {
  const wrong = all.flatMap(({ namespace, texts }) =>
    Object.entries(texts).flatMap(([key, message]) =>
      LANGUAGES.flatMap(language =>
        checkForms(formsOf(message[language]), formsOf(message.en), language).map(
          ({ form, code }) => `${language}.${namespace}.${key} ${form}: ${code}`,
        ),
      ),
    ),
  )
  expect(wrong).toEqual([])
})

test('namespaces are unique', () => {
  const names = all.map(({ namespace }) => namespace)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/** What hints quote that is no text of the console but of its data, or that the learner types. */
const NOT_OURS = ['Pikachu', '皮卡丘', '岩盔', 'tnet', '{{name}}', 'Hualien City', '花蓮市', 'General 大廳']

test('what a hint quotes can be read on the console, in both languages', async () => {
  const words = [...groups, ...pages].map(({ meta }) => meta.title)
  const texts = [
    ...all.flatMap(one => Object.values(one.texts)),
    ...words,
    ...wordLists().flatMap(list => Object.values(list.words)),
  ]
  const isText = (quote: string, language: 'en' | 'zh') =>
    texts.some(text => formsIn(text[language]).some(form => patternOf(form)?.test(quote)))
  // Two texts may stand in one, such as “Members, change”.
  const isShown = (quote: string, language: 'en' | 'zh') =>
    isText(quote, language) || quote.split(/, |，/).every(part => part !== quote && isText(part, language))
  const wrong: string[] = []
  for (const file of globSync('pages/**/tasks.ts', { cwd: ROOT }).sort()) {
    const { tasks }: { tasks: readonly Task[] } = await import(/* @vite-ignore */ `${ROOT}/${file}`)
    for (const { id, hint } of tasks)
      for (const language of LANGUAGES) {
        const quotes = [
          ...hint[language].matchAll(language === 'en' ? /“((?:[^“”]|“[^”]*”)+)”/g : /「((?:[^「」]|「[^」]*」)+)」/g),
        ]
        for (const [, quote = ''] of quotes)
          if (!isShown(quote, language) && !NOT_OURS.includes(quote)) wrong.push(`${file} ${id}: ${quote}`)
      }
  }
  expect(wrong).toEqual([])
})

/** A text with any values for its placeholders, or its beginning before a colon; null for a text of placeholders alone. */
function patternOf(text: string): RegExp | null {
  const parts = text.split(/{{\w+}}/)
  if (!/\p{L}/u.test(parts.join(''))) return null
  const [whole = '', beginning = ''] = [text, text.split(/[:：]/)[0] ?? ''].map(one =>
    one
      .split(/{{\w+}}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
  return new RegExp(`^(?:${whole}|${beginning})$`)
}

/** Common characters that exist only in Simplified Chinese. */
const SIMPLIFIED = new Set('们这为国会时个来说对开关问题级录设错误验证码页实现类无连网络应发动数务请输选择删户账号')

test('Chinese texts are Traditional Chinese', () => {
  const suspects = all.flatMap(({ namespace, texts }) =>
    Object.entries(texts).flatMap(([key, { zh }]) =>
      formsIn(zh)
        .filter(form => [...form].some(sign => SIMPLIFIED.has(sign)))
        .map(form => `${namespace}.${key}: ${form}`),
    ),
  )
  expect(suspects).toEqual([])
})
