import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { PageEntry } from '#client/router/router.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { PageCost } from '#practice/client/cost/page-cost.tsx'
import styles from '#practice/client/lesson/lesson.module.css'
import { lessonQuery } from '#practice/client/lesson/lesson-query.ts'
import { messages } from '#practice/client/lesson/messages.ts'
import type { Lesson } from '#resources/lessons/contract.ts'
import { PlaceCode, useSource } from './excerpt.tsx'
import { SourceCode } from './source-code.tsx'

type Marked = { file: string; first: number; last: number }

/** Where the page's technique is, then all files of the page and of its endpoints: what to copy to build something similar. */
export function SourceTab({ page }: { page: PageEntry }) {
  const query = useQuery(lessonQuery(page.id))
  return (
    <Loaded query={query} height={360}>
      {lesson => <Source lesson={lesson} />}
    </Loaded>
  )
}

function Source({ lesson }: { lesson: Lesson }) {
  const { t, language } = useLocale(messages)
  const [openPlace, setOpenPlace] = useState(0)
  const [marked, setMarked] = useState<Marked>({ file: lesson.files[0] ?? '', first: 0, last: 0 })
  // Another file may have been chosen since the same place was shown.
  const [round, setRound] = useState(0)
  const showWhole = (place: Marked) => {
    setMarked(place)
    setRound(before => before + 1)
  }
  return (
    <>
      {lesson.places.length > 0 && (
        <ol className={look.stack} data-gap="4">
          {lesson.places.map((place, number) => (
            <li key={`${place.file} ${place.symbol}`}>
              <article className={styles.task} data-open={openPlace === number}>
                <h3 className={styles.taskTitle}>
                  <button
                    type="button"
                    className={`${look.entry} ${look.line}`}
                    aria-expanded={openPlace === number}
                    onClick={() => setOpenPlace(openPlace === number ? -1 : number)}
                  >
                    <span className={look.grow}>{place.says[language]}</span>
                  </button>
                </h3>
                {openPlace === number && (
                  <PlaceCode page={lesson.page} place={place}>
                    <Button kind="quiet" isSmall label={t('wholeFile')} onClick={() => showWhole(place)} />
                  </PlaceCode>
                )}
              </article>
            </li>
          ))}
        </ol>
      )}
      <PageCost page={lesson.page} />
      <Files key={round} lesson={lesson} marked={marked} />
    </>
  )
}

function Files({ lesson: { page, files }, marked }: { lesson: Lesson; marked: Marked }) {
  const t = useMessages(messages)
  const id = useId()
  const [file, setFile] = useState(marked.file)
  const query = useSource(page, file)
  const groups = Object.groupBy(files, groupOf)
  return (
    <>
      <label className={`${look.medium} ${look.block}`} data-below="4" data-above="16" htmlFor={id}>
        {t('file')}
      </label>
      <select
        id={id}
        className={`${look.control} ${look.full}`}
        value={file}
        onChange={event => setFile(event.target.value)}
      >
        {GROUPS.map(
          group =>
            groups[group] && (
              <optgroup key={group} label={t(group)}>
                {groups[group].map(one => (
                  <option key={one} value={one}>
                    {shortOf(one)}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
      <p className={look.small} data-above="8" data-below="8">
        <code className={look.breaking}>{file}</code>
      </p>
      <Loaded query={query} height={360}>
        {({ lines }) => (
          <SourceCode
            label={file}
            lines={lines}
            marked={file === marked.file && marked.first > 0 ? marked : undefined}
          />
        )}
      </Loaded>
    </>
  )
}

const GROUPS = ['pageFiles', 'kitFiles', 'serverFiles', 'testFiles'] as const

function groupOf(file: string): (typeof GROUPS)[number] {
  if (/\.(test|e2e|cases)\.tsx?$/.test(file)) return 'testFiles'
  if (/^pages\/page\d/.test(file)) return 'pageFiles'
  return /^(resources|server|practice\/server)\//.test(file) ? 'serverFiles' : 'kitFiles'
}

/**
 * `pages/page3/page3_02-my-profile/merge/form.tsx` → `merge/form.tsx`; a file of a resource keeps the resource's name.
 */
const shortOf = (file: string) =>
  file.startsWith('pages/') ? file.replace(/^pages\/(?:page\d\/)?[^/]+\//, '') : file.replace('resources/', '')
