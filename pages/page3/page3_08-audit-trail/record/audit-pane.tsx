import type { ReactNode } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { type AuditView, nameOf } from '#pages/page3/page3_08-audit-trail/columns.tsx'
import { readAudit } from '#resources/audit/contract.ts'
import { RecordView } from './record-view.tsx'

type Props = { auditId: number; view: AuditView; steps: ReactNode; onClose: () => void }

/** An audit record in a pane: who, when and how, what has changed, and a button that restores it. */
export function AuditPane({ auditId, view, steps, onClose }: Props) {
  const { t, language } = view
  const query = useRead(readAudit, { params: { auditId } })
  const title = query.data ? nameOf(query.data, language) : t('trail')
  return (
    <RecordPane {...{ query, title, t, steps, onClose }}>
      {record => <RecordView key={record.id} record={record} view={view} onClose={onClose} />}
    </RecordPane>
  )
}
