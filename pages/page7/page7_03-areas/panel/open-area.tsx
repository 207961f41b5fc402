import IconArrowMerge from '@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs'
import IconScissors from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconVectorTriangle from '@tabler/icons-react/dist/esm/icons/IconVectorTriangle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { mayLeave } from '#client/shell/leave-guard.tsx'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Inside } from '#pages/page7/page7_03-areas/later.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { Editor } from '#pages/page7/page7_03-areas/use-editor.ts'
import type { Area } from '#resources/areas/contract.ts'
import { DetailsForm } from './details-form.tsx'
import type { Teams } from './use-teams.ts'

type Props = { area: Area; areas: readonly Area[]; teams: Teams; editor: Editor; canEdit: boolean; onClose: () => void }

/** The open area: its details, what is inside, and what can be done with it. */
export function OpenArea({ area, areas, teams, editor, canEdit, onClose }: Props) {
  const { t, language } = useLocale(messages)
  return (
    <section className={`${look.panel} ${look.stack}`} aria-label={t('openArea')}>
      <div className={look.line} data-gap="8">
        <h2 className={`${look.heading} ${look.quietFocus} ${look.grow} ${look.shrink} ${look.breaking}`} tabIndex={-1}>
          {area.name[language]}
        </h2>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      {canEdit && <Actions area={area} areas={areas} editor={editor} />}
      <Inside shape={area.polygons} />
      <DetailsForm key={area.id} area={area} teams={teams} steps={editor.steps} canEdit={canEdit} />
    </section>
  )
}

function Actions({ area, areas, editor }: Pick<Props, 'area' | 'areas' | 'editor'>) {
  const { t, language } = useLocale(messages)
  const [otherId, setOtherId] = useState('')
  const others = areas.filter(({ id }) => id !== area.id)
  const other = others.find(({ id }) => String(id) === otherId)
  const { isBusy } = editor.steps
  // Each ends the details, which may have unsaved changes.
  const leaveFor = (act: () => void) => void mayLeave().then(isFree => isFree && act())
  return (
    <>
      <div className={look.row}>
        <Button
          kind="main"
          isSmall
          label={t('editShape')}
          disabled={isBusy}
          icon={IconVectorTriangle}
          onClick={() => leaveFor(() => editor.edit(area))}
        />
        <Button
          isSmall
          label={t('split')}
          disabled={isBusy}
          icon={IconScissors}
          onClick={() => leaveFor(() => editor.draw('line'))}
        />
        <Button
          isSmall
          label={t('delete')}
          disabled={isBusy}
          icon={IconTrash}
          onClick={() => leaveFor(() => void editor.remove(area))}
        />
      </div>
      {others.length > 0 && (
        <div className={`${look.grid} ${look.endColumn} ${look.bottom}`} data-gap="8">
          <SelectField
            label={t('mergeWith')}
            value={other ? otherId : ''}
            onChange={({ currentTarget: { value } }) => setOtherId(value)}
            options={[
              { value: '', label: t('chooseArea') },
              ...others.map(({ id, name }) => ({ value: String(id), label: name[language] })),
            ]}
          />
          <Button
            label={t('merge')}
            disabled={!other || isBusy}
            icon={IconArrowMerge}
            onClick={() => other && void editor.merge(area, other)}
          />
        </div>
      )}
    </>
  )
}
