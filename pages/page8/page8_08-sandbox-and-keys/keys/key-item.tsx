import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { Button } from '#client/ui/button.tsx'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { focusHeading } from '#client/ui/page-head.tsx'
import { type ApiKey, revokeKey } from '#resources/keys/contract.ts'
import { shortForm } from './keys.ts'
import { keyMessages } from './messages.ts'

type Props = { apiKey: ApiKey; onEdit: () => void }

/** A key: its scope, its origins and its last use, with a button to revoke it. */
export function KeyItem({ apiKey, onEdit }: Props) {
  const { t, formats } = useLocale(keyMessages)
  const { name, scope, sandbox, origins, usedAt, expiresAt } = apiKey
  const isStillHere = useIsStillHere()
  const { run, isBusy } = useAction(revokeKey, {
    cause: apiKey.id,
    // The button disappears with its key.
    onDone: () => isStillHere() && focusHeading(),
    done: () => t('isRevoked', { name }),
    failed: reason => t('failed', { name, reason }),
  })
  const now = Date.now()

  async function handleRevoke() {
    const isConfirmed = await confirm({
      title: t('revokeTitle', { name }),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      isDangerous: true,
    })
    if (isConfirmed) await run({ params: { keyId: apiKey.id } })
  }

  return (
    <li className={look.top}>
      <div className={`${look.stack} ${look.grow} ${look.shrink}`} style={{ flexBasis: 320 }} data-gap="8">
        <p className={look.row} data-gap="4 12">
          <strong className={look.breaking}>{name}</strong>
          <span className={look.badge} data-tone={scope === 'write' ? 'warn' : 'info'}>
            {t(scope)}
          </span>
          <code className={look.dim}>{shortForm(apiKey)}</code>
        </p>
        <dl className={`${look.facts} ${look.columns}`} style={{ '--column': '136px' }} data-gap="8 12">
          <Fact name={t('sandbox')}>{sandbox.isDeleted ? t('sandboxGone', sandbox) : sandbox.name}</Fact>
          <Fact name={t('origins')}>{origins.length > 0 ? <OriginList origins={origins} /> : t('noOrigins')}</Fact>
          <Fact name={t('lastUsed')}>{usedAt ? formats.age(usedAt, now) : t('never')}</Fact>
          <Fact name={t('expires')}>
            {expiresAt === null
              ? t('noExpiry')
              : Date.parse(expiresAt) <= now
                ? t('expired')
                : formats.moment(expiresAt, 'date')}
          </Fact>
        </dl>
      </div>
      <div className={look.row}>
        <Button isSmall aria-label={t('actionOf', { action: t('edit'), name })} label={t('edit')} onClick={onEdit} />
        <Button
          isSmall
          isBusy={isBusy}
          aria-label={t('actionOf', { action: t('revoke'), name })}
          label={t('revoke')}
          onClick={handleRevoke}
        />
      </div>
    </li>
  )
}

const OriginList = ({ origins }: { origins: readonly string[] }) =>
  origins.map(origin => (
    <code key={origin} className={look.block}>
      {origin}
    </code>
  ))
