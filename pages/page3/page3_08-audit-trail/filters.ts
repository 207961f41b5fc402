import { useRead } from '#client/api/use-read.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { listAuditChoices } from '#resources/audit/contract.ts'
import { AUDIT_ACTIONS } from '#shared/platform/audit.ts'
import type { AuditView } from './columns.tsx'
import type { AuditState } from './search-params.ts'

/** Offers the entities and the accounts that occur in the audit trail. */
export function useFilters({ t, language }: AuditView, { entity }: AuditState): ListFilter<AuditState>[] {
  const { data } = useRead(listAuditChoices)
  return [
    {
      kind: 'choice',
      name: 'entity',
      label: t('what'),
      any: t('anyEntity'),
      options: (data?.entities ?? []).map(one => ({ value: one.entity, label: one.title[language] })),
      resets: ['rowId'],
    },
    ...(entity
      ? [
          {
            kind: 'text' as const,
            name: 'rowId' as const,
            label: t('row'),
            placeholder: t('rowPlaceholder'),
            maxLength: 60,
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'action',
      label: t('action'),
      any: t('anyAction'),
      options: AUDIT_ACTIONS.map(value => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      name: 'account',
      label: t('account'),
      any: t('anyAccount'),
      options: (data?.accounts ?? []).map(value => ({ value, label: value })),
    },
    { kind: 'days' },
    {
      kind: 'text',
      name: 'requestId',
      label: t('requestId'),
      placeholder: t('requestPlaceholder'),
      maxLength: 100,
      isRare: true,
    },
  ]
}
