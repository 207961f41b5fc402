import type { ReactNode } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import { readTranslation } from '#resources/translations/contract.ts'
import { TextForm } from './text-form.tsx'

type Props = { translationId: string; canWrite: boolean; steps: ReactNode; onClose: () => void }

/** A text in a pane beside the list. It asks before unsaved changes are lost. */
export function TextPane({ translationId, canWrite, steps, onClose }: Props) {
  const t = useMessages(messages)
  const query = useRead(readTranslation, { params: { translationId } })
  const { data } = query
  const title = data ? t('textTitle', { key: data.key, language: t(data.language) }) : t('text')
  return (
    <RecordPane {...{ query, title, t, steps, onClose }}>
      {details => <TextForm key={details.id} details={details} canWrite={canWrite} />}
    </RecordPane>
  )
}
