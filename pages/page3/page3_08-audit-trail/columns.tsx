import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { AuditColumn, AuditEntry, AuditRequest } from '#resources/audit/contract.ts'
import styles from './columns.module.css'
import { describeFields, type Speech } from './describe.ts'

/** What the cells need besides the row. */
export type AuditView = Speech & {
  zone: string
  formatNumber: (value: number) => string
  /** Opens a record, or all records of its request. */
  onOpen: (record: AuditRequest) => void
}

export const columns: (Column<AuditRequest, AuditView> & { id: AuditColumn })[] = [
  {
    id: 'what',
    title: ({ t }) => t('what'),
    cell: (record, view) => (
      <span className={`${look.row} ${styles.what}`}>
        <button type="button" className={`${look.link} ${styles.open}`} onClick={() => view.onOpen(record)}>
          {nameOf(record, view.language)}
        </button>{' '}
        {record.records > 1 && (
          <span className={styles.entity}>{view.t('andMore', { number: view.formatNumber(record.records - 1) })}</span>
        )}
        {record.label && <span className={styles.entity}>{record.title[view.language]}</span>}
      </span>
    ),
    typicalLength: 24,
  },
  {
    id: 'at',
    title: ({ t, zone }) => t('at', { zone }),
    cell: ({ at }, { formatTime }) => <time dateTime={at}>{formatTime(at)}</time>,
    typicalLength: 20,
  },
  {
    id: 'action',
    title: ({ t }) => t('action'),
    cell: ({ action }, { t }) => (
      <span className={styles.action} data-action={action}>
        {t(action)}
      </span>
    ),
    typicalLength: 10,
  },
  { id: 'account', title: ({ t }) => t('account'), cell: ({ account }) => account, typicalLength: 9, maxLength: 32 },
  {
    id: 'fields',
    title: ({ t }) => t('fields'),
    // Those of one record say nothing about the others.
    cell: ({ fields, records }, view) => {
      if (records > 1) return null
      const names = describeFields(fields, view)
      return <span title={names}>{names}</span>
    },
    typicalLength: 24,
    maxLength: 44,
  },
  {
    id: 'version',
    title: ({ t }) => t('version'),
    cell: ({ version, records }) => (records > 1 ? null : version),
    align: 'end',
    typicalLength: 3,
  },
  { id: 'endpoint', title: ({ t }) => t('endpoint'), cell: ({ endpoint }) => endpoint, typicalLength: 16 },
  {
    id: 'requestId',
    title: ({ t }) => t('requestId'),
    cell: ({ requestId }) => <span title={requestId}>{requestId}</span>,
    typicalLength: 20,
    maxLength: 20,
  },
]

/** The name of a row, or its entity and id. */
export const nameOf = ({ label, title, rowId }: AuditEntry, language: 'en' | 'zh'): string =>
  label ? label[language] : `${title[language]} ${rowId}`
