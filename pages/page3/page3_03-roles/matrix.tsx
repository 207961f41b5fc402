import { useState } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { CONTENT } from '#client/theme/breakpoints.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { useContentWidth } from '#client/ui/use-content-width.ts'
import type { Role, RoleHolder } from '#resources/roles/contract.ts'
import styles from './matrix.module.css'
import { messages } from './messages.ts'
import type { Right } from './rights.ts'
import { RoleHead } from './role-head.tsx'
import { useMatrixKeys } from './use-matrix-keys.ts'
import type { RoleActions } from './use-role-actions.ts'
import { useToggles } from './use-toggles.ts'

type Props = {
  roles: readonly Role[]
  rights: readonly Right[]
  holders: readonly RoleHolder[]
  canWrite: boolean
  actions: RoleActions
  onRename: (role: Role) => void
}

/** Permissions as rows and roles as columns. A small screen shows one role at a time. */
export function Matrix({ roles, rights, holders, canWrite, actions, onRename }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const isNarrow = useContentWidth(CONTENT.small)
  const ownId = holders.find(({ isYou }) => isYou)?.roleId
  const [chosen, setChosen] = useState(ownId)
  const alone = roles.find(({ id }) => id === chosen) ?? roles[0]
  const shown = isNarrow && alone ? [alone] : roles
  const { isGranted, toggle } = useToggles()
  const keys = useMatrixKeys(rights.length, shown.length)
  return (
    <>
      {isNarrow && (
        <div className={styles.choose}>
          <SelectField
            label={t('role')}
            value={String(alone?.id)}
            options={roles.map(({ id, name }) => ({ value: String(id), label: name[language] }))}
            onChange={event => setChosen(Number(event.currentTarget.value))}
          />
        </div>
      )}
      <section className={styles.scroller} aria-label={t('matrix')} tabIndex={canWrite ? undefined : 0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col" className={styles.right}>
                {t('right')}
              </th>
              {shown.map(role => (
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
            {rights.map((right, row) => (
              <tr key={right.permission} data-first={right.isFirst}>
                <th scope="row" className={styles.right}>
                  <span className={styles.entity}>
                    {right.title[language]}
                    <span className={look.badge} data-tone={right.verb === 'write' ? 'warn' : 'info'}>
                      {t(right.verb)}
                    </span>
                  </span>
                  <code className={styles.dim}>{right.permission}</code>
                </th>
                {shown.map((role, column) => (
                  <td key={role.id}>
                    <label className={styles.cell}>
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
                        onChange={event => toggle(role.id, right, event.currentTarget.checked)}
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
