import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { readAudit } from '#resources/audit/contract.ts'
import { Problem } from '#shared/errors.ts'
import { type AuditView, nameOf } from './columns.tsx'
import { RecordView } from './record-view.tsx'

type Props = { auditId: number; view: AuditView; onClose: () => void }

/** An audit record in a drawer: who, when and how, what has changed, and a button that restores it. */
export function RecordDrawer({ auditId, view, onClose }: Props) {
  const { t, language } = view
  const query = useQuery(api.query(readAudit, { params: { auditId } }))
  const isMissing = query.error instanceof Problem && query.error.status === 404
  return (
    <Dialog isDrawer title={query.data ? nameOf(query.data, language) : t('trail')} onClose={onClose}>
      {isMissing ? (
        <Notice
          tone="empty"
          level={2}
          title={t('missingTitle')}
          actions={<Button onClick={onClose}>{t('close')}</Button>}
        >
          {t('missingText')}
        </Notice>
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={420} />}>
          {record => <RecordView record={record} view={view} onClose={onClose} />}
        </Loaded>
      )}
    </Dialog>
  )
}
