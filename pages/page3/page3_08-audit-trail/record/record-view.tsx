import { useId } from 'react'
import { Link } from 'react-router'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkTo, linkToRequest } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import type { AuditView } from '#pages/page3/page3_08-audit-trail/columns.tsx'
import type { AuditDetail } from '#resources/audit/contract.ts'
import { Differences } from './differences.tsx'
import { linkToRow } from './row-links.ts'
import { useRestoring } from './use-restoring.ts'

type Props = { record: AuditDetail; view: AuditView; onClose: () => void }

export function RecordView({ record, view, onClose }: Props) {
  const { t, language, formatTime } = view
  const headingId = useId()
  const ownAccount = useGlobal(global => global.user)
  // The toast with Undo would be behind the pane, so the pane closes.
  const { isBusy, failure, restore } = useRestoring(view, onClose)
  const { action, account, at, entity, rowId, title, version, endpoint, requestId, obstacle } = record
  const rowLink = linkToRow(record)
  return (
    <div className={look.stack} data-gap="16">
      <dl className={`${look.facts} ${look.pairs}`} aria-label={t('facts')}>
        <Fact name={t('action')}>{t(action)}</Fact>
        <Fact name={t('account')}>{account}</Fact>
        <Fact name={t('at', { zone: view.zone })}>
          <time dateTime={at}>{formatTime(at)}</time>
        </Fact>
        <Fact name={t('what')}>
          {title[language]} <span className={look.dim}>#{rowId}</span>
        </Fact>
        {version !== null && <Fact name={t('version')}>{version}</Fact>}
        <Fact name={t('endpoint')}>
          <code>{endpoint}</code>
        </Fact>
      </dl>
      <nav className={look.row} data-gap="4 12" aria-label={title[language]}>
        {rowLink && (
          <Link className={look.target} to={rowLink}>
            {t('seeRow')}
          </Link>
        )}
        <Link className={look.target} to={linkTo('page3_08', { entity, rowId })}>
          {t('seeHistory')}
        </Link>
        <Link className={look.target} to={linkTo('page3_08', { requestId })}>
          {t('seeBatch')}
        </Link>
        {/* Operators can only see their own requests. */}
        {account === ownAccount && (
          <LinkIfHere className={look.target} to={linkToRequest(requestId)}>
            {t('seeRequest')}
          </LinkIfHere>
        )}
      </nav>
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className={look.subtitle}>
          {t(record.before === null ? 'whatIs' : record.after === null ? 'whatWas' : 'whatChanged')}
        </h3>
        <Differences record={record} speech={view} />
      </section>
      {failure && (
        <p role="alert" className={look.message} data-tone="bad">
          {failure}
        </p>
      )}
      <div className={look.row} data-gap="12">
        {obstacle === null && (
          <Button kind="main" isBusy={isBusy} label={t('restoreThis')} onClick={() => void restore(record)} />
        )}
        <Button label={t('close')} onClick={onClose} />
        {obstacle !== null && <p className={look.dim}>{t(`obstacle_${obstacle}`)}</p>}
      </div>
    </div>
  )
}
