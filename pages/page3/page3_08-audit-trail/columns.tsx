import type { Formats } from '#client/i18n/formats.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import { linkTo } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { shownColumns } from '#client/ui/table/column.ts'
import { RowLink } from '#client/ui/table/menu/row-link.tsx'
import { AUDIT_COLUMNS, type AuditEntry, type AuditRequest } from '#resources/audit/contract.ts'
import { fields } from '#resources/audit/fields.ts'
import { describeFields, type Speech } from './record/describe.ts'

const TONES: { [action in AuditEntry['action']]?: 'good' | 'warn' | 'bad' } = {
  create: 'good',
  restore: 'good',
  revert: 'good',
  archive: 'warn',
  reset: 'warn',
  delete: 'bad',
}

/** What the cells need besides the row. */
export type AuditView = Speech & {
  zone: string
  formats: Formats
  formatNumber: (value: number) => string
}

/** A record, or the list of all records of its request. */
export const linkToRecords = ({ id, records, requestId }: AuditRequest) =>
  linkTo('page3_08', records === 1 ? { record: id } : { requestId })

/** In the order in which they are first shown. */
export const columns = shownColumns(
  columnsOf<typeof fields, AuditView, AuditRequest>(
    fields,
    {
      what: {
        cell: (record, view) => (
          <span className={look.row} data-gap="0 8">
            <RowLink
              to={linkToRecords(record)}
              className={`${look.ellipsis} ${look.medium}`}
              style={{ maxWidth: 'min(32ch, 40cqi)' }}
            >
              {nameOf(record, view.language)}
            </RowLink>{' '}
            {record.records > 1 && (
              <span className={`${look.dim} ${look.light}`}>
                {view.t('andMore', { number: view.formatNumber(record.records - 1) })}
              </span>
            )}
            {record.label && <span className={`${look.dim} ${look.light}`}>{record.title[view.language]}</span>}
          </span>
        ),
        typicalLength: 24,
      },
      at: { title: ({ t, zone }) => t('at', { zone }), typicalLength: 20, leavesBelow: 480, isFact: true },
      action: {
        cell: ({ action }, { t }) => (
          <span className={`${look.medium} ${look.toneText}`} data-tone={TONES[action]}>
            {t(action)}
          </span>
        ),
        typicalLength: 10,
        isFact: true,
      },
      account: { typicalLength: 9, maxLength: 32, leavesBelow: 640, isFact: true },
      fields: {
        // Those of one record say nothing about the others.
        cell: ({ fields, records }, view) => {
          if (records > 1) return null
          const names = describeFields(fields, view)
          return <span title={names}>{names}</span>
        },
        typicalLength: 24,
        maxLength: 44,
        leavesBelow: 900,
      },
      version: { cell: ({ version, records }) => (records > 1 ? null : version), typicalLength: 3 },
      endpoint: { typicalLength: 16 },
      requestId: { typicalLength: 20, maxLength: 20 },
    },
    'dateTimeSeconds',
  ),
  { columns: AUDIT_COLUMNS, isFirstPinned: true },
)

/** The name of a row, or its entity and id. */
export const nameOf = ({ label, title, rowId }: AuditEntry, language: 'en' | 'zh'): string =>
  label ? label[language] : `${title[language]} #${rowId}`
