import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { itemAt } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { blankOf } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { FieldGroup } from './field-object.tsx'
import type { ControlProps } from './field-props.ts'

const MAX_CHECKS = 16

/** A list: checkboxes if its items have a few declared values, otherwise a field for each item. */
export function ListField(props: ControlProps) {
  const { name, schema, value, pointer, onChange, Nested } = props
  const t = useMessages(messages)
  const list = Array.isArray(value) ? value : []
  const items = schema.items ?? {}
  const isChecks =
    items.enum !== undefined && items.enum.length <= MAX_CHECKS && list.every(one => items.enum?.includes(one))
  return (
    <FieldGroup {...props}>
      {isChecks ? (
        <Checks choices={items.enum ?? []} list={list} onChange={onChange} />
      ) : (
        list.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies an item.
          <div key={index} className={`${look.grid} ${look.endColumn} ${look.top}`} data-gap="4">
            <Nested
              name={t('item', { name, number: index + 1 })}
              schema={itemAt(schema, index)}
              value={one}
              pointer={`${pointer}/${index}`}
              isRequired
              onChange={next => onChange(next === undefined ? list.toSpliced(index, 1) : list.with(index, next))}
            />
            <IconButton
              icon={IconX}
              isDanger
              label={t('removeItem', { name: t('item', { name, number: index + 1 }) })}
              onClick={() => onChange(list.toSpliced(index, 1))}
            />
          </div>
        ))
      )}
      <div className={look.row}>
        {isChecks ? (
          <Button isSmall label={t('addOther')} onClick={() => onChange([...list, ''])} />
        ) : (
          <Button
            isSmall
            label={t('addItem', { name })}
            onClick={() => onChange([...list, blankOf(itemAt(schema, list.length))])}
          />
        )}
      </div>
    </FieldGroup>
  )
}

type ChecksProps = { choices: unknown[]; list: unknown[]; onChange: (list: unknown[]) => void }

/** Items are listed in the order in which they were checked, which is shown if it matters. */
function Checks({ choices, list, onChange }: ChecksProps) {
  return (
    <div className={look.row} data-gap="4 12">
      {choices.map(choice => {
        const at = list.indexOf(choice)
        return (
          <label key={String(choice)} className={`${look.check} ${look.mono}`}>
            <input
              type="checkbox"
              checked={at >= 0}
              onChange={() => onChange(at >= 0 ? list.filter(one => one !== choice) : [...list, choice])}
            />
            {String(choice)}
            {at >= 0 && list.length > 1 && <span className={look.dim}> {at + 1}</span>}
          </label>
        )
      })}
    </div>
  )
}
