import * as z from 'zod/mini'
import { parseXml } from '#client/files/parse-xml.ts'
import { TextFile } from '#resources/translations/contract.ts'
import { FORMS, type Forms, TARGET_TAGS, TARGETS, type Target } from '#resources/translations/rules.ts'

/** The texts of a file, without those that nobody has translated yet. */
export type FileTexts = { language: Target; texts: { name: string; text: Forms }[] }
export type FileIssue = 'badFile' | 'badXml' | 'badNamespace' | 'badLanguage' | 'noOriginal' | 'noTexts'

const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0'

/** Reads a JSON or XLIFF file in the form of an export. */
export function readTexts(content: string): FileTexts | FileIssue {
  const read = content.trimStart().startsWith('<') ? readXliff(content) : readJson(content)
  return typeof read !== 'string' && read.texts.length === 0 ? 'noTexts' : read
}

function readJson(content: string): FileTexts | FileIssue {
  try {
    const { success, data } = z.safeParse(TextFile, JSON.parse(content))
    if (!success) return 'badFile'
    const texts = Object.entries(data.texts).flatMap(([namespace, entries]) =>
      Object.entries(entries).map(([key, text]) => ({
        name: `${namespace}.${key}`,
        text: typeof text === 'string' ? { other: text } : text,
      })),
    )
    return { language: data.language, texts: texts.filter(({ text }) => text.other !== '') }
  } catch {
    return 'badFile'
  }
}

function readXliff(content: string): FileTexts | FileIssue {
  const root = parseXml(content)?.documentElement
  if (!root) return 'badXml'
  if (root.localName !== 'xliff') return 'badFile'
  if (root.namespaceURI !== XLIFF) return 'badNamespace'
  const language = TARGETS.find(one => TARGET_TAGS[one] === root.getAttribute('trgLang'))
  if (!language) return 'badLanguage'
  if (root.querySelector('file:not([original])')) return 'noOriginal'
  const texts = new Map<string, Partial<Forms>>()
  for (const unit of root.getElementsByTagName('unit')) {
    const target = unit.getElementsByTagName('target')[0]
    const namespace = unit.closest('file')?.getAttribute('original')
    const group = unit.closest('group')?.getAttribute('name')
    const own = unit.getAttribute('name')
    if (!target || !namespace || !own) continue
    const form = group ? FORMS.find(one => one === own) : 'other'
    const name = `${namespace}.${group ?? own}`
    if (form) texts.set(name, { ...texts.get(name), [form]: textIn(target) })
  }
  const whole = [...texts].flatMap(([name, { other, ...forms }]) =>
    other ? [{ name, text: { ...forms, other } }] : [],
  )
  return { language, texts: whole }
}

/** The text of a segment. Placeholders are elements that hold what they stand for. */
const textIn = (element: Element): string =>
  [...element.childNodes]
    .map(node => (node instanceof Element ? (node.getAttribute('disp') ?? '') : (node.textContent ?? '')))
    .join('')
