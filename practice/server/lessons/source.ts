import { parser as cssParser } from '@lezer/css'
import { classHighlighter, highlightCode } from '@lezer/highlight'
import { parser } from '@lezer/javascript'
import * as files from '#server/platform/files.ts'

/** A piece of text with its highlighter class (`keyword`, `string` …), null for plain text. */
export type Token = [text: string, kind: string | null]

const PARSERS: Record<string, { parse: (text: string) => Parameters<typeof highlightCode>[1] }> = {
  css: cssParser,
  ts: parser.configure({ dialect: 'ts' }),
  tsx: parser.configure({ dialect: 'ts jsx' }),
}

/** A source file of the console as lines of tokens. The caller must have checked that the file may be read. */
export async function readSource(file: string): Promise<Token[][]> {
  const text = await files.readSource(file)
  const language = PARSERS[file.split('.').at(-1) ?? '']
  if (!language) return text.split('\n').map(line => [[line, null]])
  const lines: Token[][] = [[]]
  highlightCode(
    text,
    language.parse(text),
    classHighlighter,
    (piece, classes) => lines.at(-1)?.push([piece, kindOf(classes)]),
    () => lines.push([]),
  )
  return lines
}

/** `tok-variableName tok-definition` → `variableName`. */
const kindOf = (classes: string) => /^tok-(\w+)/.exec(classes)?.[1] ?? null
