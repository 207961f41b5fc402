import { useLocale } from '#client/i18n/use-locale.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import type { Role } from '#resources/roles/contract.ts'
import { messages } from './messages.ts'
import type { Comparison } from './use-comparison.ts'

/** Chooses the roles in the matrix: all, one, or two to compare. */
export function CompareBar({ roles, comparison }: { roles: readonly Role[]; comparison: Comparison }) {
  const { t, language } = useLocale(messages)
  const { role, other, canShowAll, differences, isOnlyDifferences, chooseRole, chooseOther, showOnly } = comparison
  const options = roles.map(({ id, name }) => ({ value: String(id), label: name[language] }))
  const isNot = (chosen: Role | undefined) => (option: { value: string }) => option.value !== String(chosen?.id)
  const idIn = (value: string) => (value === '' ? undefined : Number(value))
  return (
    <div className={`${look.row} ${look.bottom}`} data-below="12" data-gap="12">
      <SelectField
        label={t('role')}
        value={role ? String(role.id) : ''}
        options={[...(canShowAll ? [{ value: '', label: t('allRoles') }] : []), ...options.filter(isNot(other))]}
        onChange={event => chooseRole(idIn(event.currentTarget.value))}
      />
      <SelectField
        label={t('compareWith')}
        value={other ? String(other.id) : ''}
        options={[{ value: '', label: t('noRole') }, ...options.filter(isNot(role))]}
        onChange={event => chooseOther(idIn(event.currentTarget.value))}
      />
      {other && (
        <>
          <Checkbox label={t('onlyDifferences')} isChecked={isOnlyDifferences} onChange={showOnly} />
          <span className={`${look.target} ${look.dim}`} role="status">
            {t('differences', { count: differences.size })}
          </span>
        </>
      )}
    </div>
  )
}
