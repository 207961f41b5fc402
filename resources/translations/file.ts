import type { TextFile } from './contract.ts'
import type { ExportedText } from './list.ts'
import { type Forms, formsNeeded, isSame, TARGET_TAGS, type Target, widthLimit } from './rules.ts'

const plain = (text: Forms) => (isSame(text, { other: text.other }) ? text.other : text)

export function jsonOf(language: Target, texts: readonly ExportedText[]): TextFile {
  const groups = Map.groupBy(texts, ({ source }) => source.namespace)
  const entries = [...groups].map(([namespace, group]) => [
    namespace,
    Object.fromEntries(group.map(({ source, text }) => [source.key, text ? plain(text) : ''])),
  ])
  return { language, texts: Object.fromEntries(entries) }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

/** Placeholders are inline elements, so that translation tools protect them. */
function inline(text: string): string {
  let count = 0
  return text
    .split(/({{[^}]*}})/)
    .map((part, index) => (index % 2 === 1 ? `<ph id="${++count}" disp="${escapeXml(part)}"/>` : escapeXml(part)))
    .join('')
}

/** The segment states of XLIFF. */
const STATES = { original: 'final', draft: 'initial', 'in-review': 'translated', published: 'final' } as const

/** XLIFF 2.0: a file per namespace, a unit per text, and for plurals a group with a unit per form. */
export function xliffOf(language: Target, texts: readonly ExportedText[]): string {
  let units = 0
  const unit = ({ source, text, state }: ExportedText, name: string, form: keyof Forms) => {
    const target = text?.[form]
    return [
      `<unit id="u${++units}" name="${escapeXml(name)}" xml:space="preserve">`,
      `<notes><note category="file">${escapeXml(source.file)}</note>`,
      `<note category="width">${widthLimit(source.english)}</note></notes>`,
      `<segment state="${target === undefined ? 'initial' : STATES[state]}">`,
      `<source>${inline(source.english[form] ?? source.english.other)}</source>`,
      target === undefined ? '' : `<target>${inline(target)}</target>`,
      '</segment></unit>',
    ].join('')
  }
  const element = (one: ExportedText) => {
    const forms = formsNeeded(one.source.english, language)
    if (forms.length === 1) return unit(one, one.source.key, 'other')
    const inner = forms.map(form => unit(one, form, form)).join('\n')
    return `<group id="g${units}" name="${escapeXml(one.source.key)}">\n${inner}\n</group>`
  }
  const groups = Map.groupBy(texts, ({ source }) => source.namespace)
  const files = [...groups].map(
    ([namespace, group], index) =>
      `<file id="f${index + 1}" original="${escapeXml(namespace)}">\n${group.map(element).join('\n')}\n</file>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${TARGET_TAGS[language]}">`,
    ...files,
    '</xliff>\n',
  ].join('\n')
}
