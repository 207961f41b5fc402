import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import type { MapFilter } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { Pin } from '#client/ui/map/pins/pin.tsx'
import { addList, updateList } from '#pages/page7/page7_01-marker-map/markers/actions.ts'
import { LIST_TYPES, LOOKS, listTypeOf } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'

const Fields = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  type: z.enum(LIST_TYPES),
})
type Fields = z.output<typeof Fields>

type ListDialogProps = {
  /** null: a new one. */
  list: MapFilter | null
  onClose: () => void
  onAdd: (id: string) => void
  onRemove: (list: MapFilter) => void
}

export function ListDialog({ list, onClose, onAdd, onRemove }: ListDialogProps) {
  const t = useMessages(messages)
  const { form, field, handleSubmit } = useContractForm<Fields>({
    schema: Fields,
    initialValues: { title: list?.name ?? '', type: listTypeOf(list?.type) },
    words: messages,
    send: async ({ title, type }) => {
      if (list) updateList(list.id, { name: title.trim(), type })
      else onAdd(addList(title.trim(), type))
    },
    onSent: onClose,
  })
  return (
    <FormDialog
      title={list ? t('editList', { name: list.name }) : t('newList')}
      submitLabel={t('save')}
      onSubmit={handleSubmit}
      onClose={onClose}
      moreActions={
        list && (
          <Button
            kind="quiet"
            style={{ marginInlineEnd: 'auto' }}
            label={t('removeList')}
            onClick={() => {
              onRemove(list)
              onClose()
            }}
          />
        )
      }
    >
      <TextField {...field('title', { label: t('listName') })} autoComplete="off" maxLength={60} />
      <fieldset className={`${look.fieldset} ${look.columns}`} style={{ '--column': '130px' }} data-gap="4 12">
        <legend>{t('type')}</legend>
        {LIST_TYPES.map(type => (
          <label
            key={type}
            className={`${look.line} ${look.pointer}`}
            style={{ minHeight: 'max(36px, var(--target))' }}
          >
            <input
              type="radio"
              name="type"
              checked={form.values.type === type}
              onChange={() => form.setFieldValue('type', type)}
            />
            <Pin look={LOOKS[type]} size={24} />
            {t(type)}
          </label>
        ))}
      </fieldset>
      {list && <p className={look.note}>{t('removeListText')}</p>}
    </FormDialog>
  )
}
