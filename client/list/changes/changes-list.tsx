import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { type Translate, useLanguage } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { listAudit } from '#resources/audit/contract.ts'

const MAX_CHANGES = 10

type Props = {
  entity: string
  /** Each version has one more change. */
  record: { id: number; version: number }
  /** The page's texts. */
  t: Translate<'noChanges' | 'changesFailed'>
  /** The name of a changed field; null leaves it out. */
  nameOf: (field: string) => string | null
  formatTime: (at: string) => string
  className: string | undefined
}

/** The latest changes of a record, from the audit trail, each with a link to what it changed. */
export function ChangesList({ entity, record: { id, version }, t, nameOf, formatTime, className }: Props) {
  const language = useLanguage()
  const filter = { entity, rowId: String(id) }
  const asked = api.query(listAudit, { query: { ...filter, limit: MAX_CHANGES } })
  const { data, error } = useQuery({ ...asked, queryKey: [...asked.queryKey, version] })
  return (
    <>
      {data?.rows.length === 0 && <p className={look.dim}>{t('noChanges')}</p>}
      {error && <p className={look.bad}>{t('changesFailed')}</p>}
      <ul className={className}>
        {data?.rows.map(entry => (
          <li key={entry.id}>
            <span>
              {entry.account} ·{' '}
              {entry.fields.flatMap(field => nameOf(field) ?? []).join(language === 'zh' ? '、' : ', ')}
            </span>
            <LinkIfHere className={look.link} to={linkIfHere('page3_08', { ...filter, record: entry.id })}>
              <time dateTime={entry.at}>{formatTime(entry.at)}</time>
            </LinkIfHere>
          </li>
        ))}
      </ul>
    </>
  )
}
