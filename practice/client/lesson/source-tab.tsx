import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import type { PageEntry } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { readSource } from '#resources/lessons/contract.ts'
import styles from './lesson.module.css'
import { lessonQuery } from './lesson-query.ts'
import { messages } from './messages.ts'
import { SourceCode } from './source-code.tsx'

/** The files of the page and of its endpoints: what to copy to build something similar. */
export function SourceTab({ page }: { page: PageEntry }) {
  const query = useQuery(lessonQuery(page.id))
  return (
    <Loaded query={query} skeleton={<Skeleton height={360} />}>
      {({ files }) => <Files page={page.id} files={files} />}
    </Loaded>
  )
}

function Files({ page, files }: { page: string; files: readonly string[] }) {
  const t = useMessages(messages)
  const id = useId()
  const [file, setFile] = useState(files[0] ?? '')
  const query = useQuery({ ...api.query(readSource, { params: { page }, query: { file } }), staleTime: Infinity })
  const groups = Object.entries(Object.groupBy(files, one => (one.startsWith('pages/') ? 'pageFiles' : 'serverFiles')))
  return (
    <>
      <label className={`${look.medium} ${look.block}`} data-below="4" htmlFor={id}>
        {t('file')}
      </label>
      <select id={id} className={styles.file} value={file} onChange={event => setFile(event.target.value)}>
        {groups.map(([group, members]) => (
          // groupBy loses the type of its keys.
          <optgroup key={group} label={t(group as 'pageFiles' | 'serverFiles')}>
            {members?.map(one => (
              <option key={one} value={one}>
                {shortOf(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className={styles.path}>
        <code>{file}</code>
      </p>
      <Loaded query={query} skeleton={<Skeleton height={360} />}>
        {({ lines }) => <SourceCode label={file} lines={lines} />}
      </Loaded>
    </>
  )
}

/**
 * `pages/page3/page3_02-my-profile/merge/form.tsx` → `merge/form.tsx`; a file of a resource keeps the resource's name.
 */
const shortOf = (file: string) =>
  file.startsWith('pages/') ? file.replace(/^pages\/(?:page\d\/)?[^/]+\//, '') : file.replace('resources/', '')
