import { expect, test } from 'vitest'
import { xliffOf } from '#resources/translations/file.ts'
import type { ExportedText } from '#resources/translations/list.ts'
import type { Forms } from '#resources/translations/rules.ts'
import { readTexts } from './read-texts.ts'

const exported = (name: string, english: Forms, text: Forms | null): ExportedText => {
  const [namespace = '', key = ''] = name.split('.')
  const source = { name, namespace, key, file: 'messages.ts', page: null, english, chinese: english, uses: [] }
  return { source, text, state: 'draft' }
}

test('reads an XLIFF file as it was exported: placeholders, plurals, intervals and signs', () => {
  const items = { one: 'one item', other: '{{count}} items', interval: '(1)[one];(2-inf)[many];' }
  const texts = [
    exported('page.a', { other: 'Hi {{name}} & {{name}} <b>' }, { other: '{{name}}&"{{name}}"<b>' }),
    exported('page.b', items, items),
    exported('other part.c', { other: 'Later' }, null),
  ]
  expect(readTexts(xliffOf('en', texts))).toEqual({
    language: 'en',
    texts: [
      { name: 'page.a', text: { other: '{{name}}&"{{name}}"<b>' } },
      { name: 'page.b', text: items },
    ],
  })
})

test('reads a JSON file, without the texts that are still empty', () => {
  const texts = { page: { a: '成員', b: '', c: { one: 'one', other: 'more' } } }
  expect(readTexts(JSON.stringify({ language: 'zh', texts }))).toEqual({
    language: 'zh',
    texts: [
      { name: 'page.a', text: { other: '成員' } },
      { name: 'page.c', text: { one: 'one', other: 'more' } },
    ],
  })
})

const XLIFF = 'xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"'
test.each([
  ['no file of texts', 'key,text', 'badFile'],
  ['other JSON', '{"texts":[]}', 'badFile'],
  ['broken XML', '<xliff><file>', 'badXml'],
  ['other XML', '<html/>', 'badFile'],
  ['XLIFF without its namespace', '<xliff version="2.0" srcLang="en" trgLang="ja"/>', 'badNamespace'],
  ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', 'badNamespace'],
  ['another language', `<xliff ${XLIFF} trgLang="fr"/>`, 'badLanguage'],
  ['texts that belong nowhere', `<xliff ${XLIFF} trgLang="ja"><file id="f1"/></xliff>`, 'noOriginal'],
  ['a file without texts', '{"language":"ja","texts":{}}', 'noTexts'],
])('refuses %s', (_, content, issue) => {
  expect(readTexts(content)).toBe(issue)
})
