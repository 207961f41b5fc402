import { useLocale } from '#client/i18n/use-locale.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import styles from '#pages/page3/page3_03-roles/matrix.module.css'
import { messages } from '#pages/page3/page3_03-roles/messages.ts'
import type { Right } from '#pages/page3/page3_03-roles/rights.ts'
import { RoleHead } from '#pages/page3/page3_03-roles/role/role-head.tsx'
import type { RoleActions } from '#pages/page3/page3_03-roles/role/use-role-actions.ts'
import { type Comparison, useComparison } from '#pages/page3/page3_03-roles/use-comparison.ts'
import { useIsWide } from '#pages/page3/page3_03-roles/use-is-wide.ts'
import type { Role, RoleHolder } from '#resources/roles/contract.ts'
import { useMatrixKeys } from './use-matrix-keys.ts'
import { useToggles } from './use-toggles.ts'

type Props = {
  roles: readonly Role[]
  rights: readonly Right[]
  holders: readonly RoleHolder[]
  canWrite: boolean
  actions: RoleActions
  onRename: (role: Role) => void
}

/** Permissions as rows and roles as columns. The head keeps to the window while all columns fit. */
export function Matrix({ roles, rights, holders, canWrite, actions, onRename }: Props) {
  const { t, language } = useLocale(messages)
  const ownId = holders.find(({ isYou }) => isYou)?.roleId
  const { isGranted, toggle } = useToggles()
  const comparison = useComparison({ roles, rights, ownId, isGranted })
  const { shownRoles, shownRights, differences } = comparison
  const keys = useMatrixKeys(shownRights.length, shownRoles.length)
  const [frame, isWide] = useIsWide()
  return (
    <>
      <CompareBar roles={roles} comparison={comparison} />
      <section
        ref={frame}
        className={styles.scroller}
        data-wide={isWide}
        data-compares={comparison.other !== undefined}
        aria-label={t('matrix')}
        tabIndex={canWrite ? undefined : 0}
      >
        <table className={`${look.full} ${styles.matrix}`}>
          <thead>
            <tr>
              <th scope="col" className={styles.right}>
                {t('right')}
              </th>
              {shownRoles.map(role => (
                <RoleHead
                  key={role.id}
                  role={role}
                  count={holders.filter(({ roleId }) => roleId === role.id).length}
                  isYours={role.id === ownId}
                  canWrite={canWrite}
                  isBusy={actions.isBusy}
                  onPreview={actions.preview}
                  onRename={onRename}
                  onRemove={actions.remove}
                />
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={keys.handleKeyDown} onFocus={keys.handleFocus}>
            {shownRights.map((right, row) => (
              <tr
                key={right.permission}
                data-first={shownRights[row - 1]?.title !== right.title}
                data-differs={differences.has(right.permission)}
              >
                <th scope="row" className={styles.right}>
                  <span
                    className={`${look.row} ${look.baseline} ${shownRights[row - 1]?.title === right.title ? look.dim : ''}`}
                    data-gap="0 8"
                  >
                    {right.title[language]}
                    <span className={look.badge} data-tone={right.verb === 'write' ? 'warn' : 'info'}>
                      {t(right.verb)}
                    </span>
                    <code className={`${look.dim} ${look.small}`}>{right.permission}</code>
                    {differences.has(right.permission) && (
                      <span className={look.badge} data-tone="info">
                        {t('differs')}
                      </span>
                    )}
                  </span>
                </th>
                {shownRoles.map((role, column) => (
                  <td key={role.id}>
                    <label className={`${look.pick} ${look.centered} ${look.pointer} ${styles.cell}`}>
                      <input
                        type="checkbox"
                        {...keys.cell(row, column)}
                        aria-label={t('cell', {
                          role: role.name[language],
                          entity: right.title[language],
                          verb: t(right.verb),
                        })}
                        checked={isGranted(role, right)}
                        disabled={!canWrite}
                        onChange={event => {
                          comparison.keep(right)
                          toggle(role.id, right, event.currentTarget.checked)
                        }}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Chooses the roles in the matrix: all, one, or two to compare. */
function CompareBar({ roles, comparison }: { roles: readonly Role[]; comparison: Comparison }) {
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
