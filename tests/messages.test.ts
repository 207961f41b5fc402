import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { groups, pages } from '#client/router/router.ts'
import { checkForms, formsOf } from '#resources/translations/rules.ts'
import { LANGUAGES, type Messages, type Text, type Words } from '#shared/messages.ts'
import { hintText } from '#shared/platform/lessons/hint-links.ts'
import type { Task } from '#shared/platform/lessons/lesson.ts'
import { wordLists } from '#shared/platform/words.ts'

const ROOT = `${import.meta.dirname}/..`

const isMessages = (value: unknown): value is Messages =>
  value !== null && typeof value === 'object' && 'namespace' in value && 'texts' in value

async function findMessages(): Promise<(Messages & { file: string })[]> {
  const found: (Messages & { file: string })[] = []
  for (const file of globSync('{client,pages,practice,shared}/**/*messages.ts', { cwd: ROOT }).sort()) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ `${ROOT}/${file}`)
    for (const messages of Object.values(exported)) if (isMessages(messages)) found.push({ ...messages, file })
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
const NOT_OURS = [
  'Pikachu',
  '皮卡丘',
  '岩盔',
  'tnet',
  '{{name}}',
  'Hualien City',
  '花蓮市',
  'General 大廳',
  'next',
  'record=',
]

test('what a hint quotes can be read on its page, or on one that it names, and stands in the other language too', async () => {
  const entities: { title?: Words }[] = await Promise.all(
    globSync('resources/*/{contract,rules}.ts', { cwd: ROOT }).map(
      file => import(/* @vite-ignore */ `${ROOT}/${file}`),
    ),
  )
  const titles = [...[...groups, ...pages].map(({ meta }) => meta.title), ...entities.flatMap(one => one.title ?? [])]
  const words = wordLists().flatMap(list => Object.values(list.words))
  const wrong: string[] = []
  for (const file of globSync('pages/**/tasks.ts', { cwd: ROOT }).sort()) {
    const { tasks }: { tasks: readonly Task[] } = await import(/* @vite-ignore */ `${ROOT}/${file}`)
    for (const { id, hint: written } of tasks) {
      const hint = { en: hintText(written.en), zh: hintText(written.zh) }
      const named = pages.filter(({ meta }) => hint.en.includes(meta.title.en)).map(page => `/${page.id}-`)
      const folders = [dirname(file), 'client/', 'practice/', 'shared/']
      const isNear = (path: string) =>
        folders.some(folder => path.startsWith(folder)) || named.some(name => path.includes(name))
      const texts = [
        ...titles,
        ...words,
        ...all.filter(one => isNear(one.file)).flatMap(one => Object.values(one.texts)),
      ]
      for (const language of LANGUAGES) {
        const other = hint[language === 'en' ? 'zh' : 'en']
        const inOther = (text: { en: Text; zh: Text }) =>
          formsIn(text[language === 'en' ? 'zh' : 'en']).some(form => patternOf(form, 'within')?.test(other))
        const isShown = (quote: string) =>
          texts.some(text => formsIn(text[language]).some(form => patternOf(form)?.test(quote)) && inOther(text))
        // Two texts may stand in one, such as “Members, change”.
        for (const [, quote = ''] of hint[language].matchAll(QUOTES[language]))
          if (
            !NOT_OURS.includes(quote) &&
            !isShown(quote) &&
            !quote.split(/, |，/).every(part => part !== quote && isShown(part))
          )
            wrong.push(`${file} ${id}: ${quote}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

const QUOTES = { en: /“((?:[^“”]|“[^”]*”)+)”/g, zh: /「((?:[^「」]|「[^」]*」)+)」/g }

/** A text with any values for its placeholders, or its beginning before a colon; null for a text of placeholders alone. */
function patternOf(text: string, where: 'whole' | 'within' = 'whole'): RegExp | null {
  const parts = [text, text.split(/[:：]/)[0] ?? ''].filter(part => /\p{L}/u.test(part.replace(/{{\w+}}/g, '')))
  if (parts.length === 0) return null
  const either = parts
    .map(part =>
      part
        .split(/{{\w+}}/)
        .map(RegExp.escape)
        .join('.+'),
    )
    .join('|')
  return new RegExp(where === 'whole' ? `^(?:${either})$` : either)
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
