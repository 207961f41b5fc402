import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page3/page3_03-roles/messages.ts'
import type { Role, RoleHolder } from '#resources/roles/contract.ts'
import type { RoleActions } from './use-role-actions.ts'

type Props = { holders: readonly RoleHolder[]; roles: readonly Role[]; canWrite: boolean; actions: RoleActions }

/** Everyone who can work in this sandbox, with their role. */
export function HoldersCard({ holders, roles, canWrite, actions }: Props) {
  const { t, language } = useLocale(messages)
  const options = roles.map(({ id, name }) => ({ value: String(id), label: name[language] }))
  return (
    <Card title={t('holders')}>
      <p className={look.intro}>{t('holdersText')}</p>
      <ul className={look.rows}>
        {holders.map(holder => (
          <li key={holder.accountId}>
            <span className={`${look.row} ${look.baseline}`} data-gap="0 8">
              <strong>{holder.account}</strong>
              {holder.isYou && (
                <span className={look.badge} data-tone="info">
                  {t('you')}
                </span>
              )}
              {holder.name !== holder.account && <span className={look.dim}>{holder.name}</span>}
            </span>
            <SelectField
              label={t('roleOf', { who: holder.account })}
              isLabelHidden
              value={String(holder.roleId)}
              options={options}
              disabled={!canWrite || actions.isBusy}
              onChange={event => void actions.give(holder, Number(event.currentTarget.value))}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
