import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { readTranslation } from '#resources/translations/contract.ts'
import { Problem } from '#shared/errors.ts'
import { messages } from './messages.ts'
import { TextForm } from './text-form.tsx'

type Props = { translationId: string; canWrite: boolean; steps: ReactNode; onClose: () => void }

/** A text in a drawer beside the list. It asks before unsaved changes are lost. */
export function TextDrawer({ translationId, canWrite, steps, onClose }: Props) {
  const t = useMessages(messages)
  const query = useQuery(api.query(readTranslation, { params: { translationId } }))
  const { data, error } = query
  const isMissing = error instanceof Problem && (error.status === 404 || error.status === 400)
  return (
    <Dialog
      isDrawer
      title={data ? t('textTitle', { key: data.key, language: t(data.language) }) : t('text')}
      beside={steps}
      onClose={onClose}
    >
      {isMissing ? (
        <Notice
          tone="empty"
          level={2}
          title={t('missingTitle')}
          actions={
            <Button kind="main" onClick={onClose}>
              {t('close')}
            </Button>
          }
        >
          {t('missingText')}
        </Notice>
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={480} />}>
          {details => <TextForm key={details.id} details={details} canWrite={canWrite} onClose={onClose} />}
        </Loaded>
      )}
    </Dialog>
  )
}
