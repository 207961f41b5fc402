import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { explainRight, listRoleHolders, listRoles, type Role } from '#resources/roles/contract.ts'
import { MAX_ROLES } from '#shared/platform/roles.ts'
import { Matrix } from './matrix/matrix.tsx'
import { messages } from './messages.ts'
import { rightsOf, useEntities } from './rights.ts'
import { HoldersCard } from './role/holders-card.tsx'
import { RoleDialog } from './role/role-dialog.tsx'
import { useRoleActions } from './role/use-role-actions.ts'
import { holdersQuery, rolesQuery } from './roles.ts'
import { WhyCard } from './why-card.tsx'

export default function RolesPage() {
  const t = useMessages(messages)
  const canWrite = useGlobal(global => global.permissions.includes('roles:write'))
  const entities = useEntities()
  const roles = useQuery(rolesQuery)
  const holders = useQuery(holdersQuery)
  const actions = useRoleActions()
  const [named, setNamed] = useState<Role | 'new' | null>(null)
  useLiveRows('roles', listRoles.path, explainRight.path)
  useLiveRows('role-holders', listRoleHolders.path, explainRight.path)
  const rows = roles.data?.rows ?? []
  // Their card is below the matrix, so it renders a moment later.
  const shownHolders = useDeferredValue(holders.data, undefined)
  return (
    <>
      <PageHead
        actions={
          canWrite && (
            <Button
              kind="main"
              icon={IconPlus}
              label={t('newRole')}
              disabled={rows.length === 0 || rows.length >= MAX_ROLES}
              onClick={() => setNamed('new')}
            />
          )
        }
      />
      <div className={look.stack}>
        {!holders.isError && !entities.isError && <WhyCard holders={holders.data?.rows} entities={entities.data} />}
        <Card title={t('rights')}>
          <p className={canWrite ? look.intro : look.message} data-tone="info">
            {t(canWrite ? 'matrixText' : 'lookOnly')}
          </p>
          <Loaded query={roles} height={560}>
            {({ rows: listed }) => (
              <Loaded query={entities} height={560}>
                {known => (
                  <Loaded query={holders} height={560}>
                    {({ rows: people }) => (
                      <Matrix
                        roles={listed}
                        rights={rightsOf(known)}
                        holders={people}
                        canWrite={canWrite}
                        actions={actions}
                        onRename={setNamed}
                      />
                    )}
                  </Loaded>
                )}
              </Loaded>
            )}
          </Loaded>
        </Card>
        {shownHolders && roles.data && (
          <HoldersCard holders={shownHolders.rows} roles={roles.data.rows} canWrite={canWrite} actions={actions} />
        )}
      </div>
      {named && <RoleDialog role={named === 'new' ? null : named} roles={rows} onClose={() => setNamed(null)} />}
    </>
  )
}
