import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { lessonQuery } from '#practice/client/lesson/lesson-query.ts'
import { messages } from '#practice/client/lesson/messages.ts'
import { type Lesson, readSource } from '#resources/lessons/contract.ts'
import { SourceCode } from './source-code.tsx'

export type PlaceFound = Lesson['places'][number]

/** The page whose lesson is being read. */
export const LessonPage = createContext('')

/** The lines of a source file. They don't change while the console is open. */
export const useSource = (page: string, file: string) =>
  useRead(readSource, { params: { page }, query: { file } }, { staleTime: Number.POSITIVE_INFINITY })

/** A place of the page's guide within the text of the lesson: always the code that runs. */
export function Excerpt({ symbol }: { symbol: string }) {
  const page = useContext(LessonPage)
  const query = useQuery(lessonQuery(page))
  const place = query.data?.places.find(one => one.symbol === symbol)
  return place ? <PlaceCode page={page} place={place} /> : null
}

/** The lines of a place, with the path to them. */
export function PlaceCode({ page, place, children }: { page: string; place: PlaceFound; children?: ReactNode }) {
  const t = useMessages(messages)
  const { file, first, last } = place
  const query = useSource(page, file)
  return (
    <Loaded query={query} height={(last - first + 1) * 19 + 18}>
      {({ lines }) => {
        const part = outdented(lines.slice(first - 1, last))
        const text = part.map(line => line.map(([piece]) => piece).join('')).join('\n')
        return (
          <figure data-above="8" data-below="12">
            <figcaption className={`${look.line} ${look.small}`}>
              <span className={`${look.grow} ${look.dim} ${look.breaking}`}>
                {file}:{first}
              </span>
              {children}
              <Button kind="quiet" isSmall label={t('copy')} onClick={() => void copyText(text)} />
            </figcaption>
            <SourceCode label={`${file}:${first}`} lines={part} start={first} />
          </figure>
        )
      }}
    </Loaded>
  )
}

type Line = readonly (readonly [text: string, kind: string | null])[]

/** The lines without the indentation that all of them share. */
function outdented(lines: readonly Line[]): Line[] {
  const indents = lines.flatMap(([head]) => (head && head[0].trim() === '' ? [head[0].length] : head ? [0] : []))
  const shared = Math.min(...indents)
  return lines.map(line => {
    const [head, ...rest] = line
    return head && shared > 0 ? [[head[0].slice(shared), head[1]], ...rest] : line
  })
}
