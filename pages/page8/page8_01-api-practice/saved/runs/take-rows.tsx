import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { savedMessages } from '#pages/page8/page8_01-api-practice/saved/messages.ts'
import { RowList } from '#pages/page8/page8_01-api-practice/saved/row-list.tsx'
import { CODE_FIELD, wordFor } from '#pages/page8/page8_01-api-practice/saved/row-words.ts'
import type { SavedForm } from '#pages/page8/page8_01-api-practice/saved/use-saved-form.ts'
import type { Take } from '#resources/saved-requests/contract.ts'
import { MAX_TAKES, SOURCES, VARIABLE_NAME, wrongInTake } from '#resources/saved-requests/rules.ts'
import { itemAt } from '#shared/objects.ts'
import { RUN_VARIABLE, reference } from './variables.ts'

type Props = { form: SavedForm['form']; path: string; takes: readonly Take[] }

const NEW_TAKE: Take = { name: '', from: 'body', at: '/id' }

/** What is taken most often. */
const USUAL = { body: '/id', header: 'etag' } as const

export function TakeRows({ form, path, takes }: Props) {
  const t = useMessages(savedMessages)
  const example = reference(takes.find(({ name }) => VARIABLE_NAME.test(name))?.name ?? 'memberId')
  return (
    <RowList
      legend={t('variables')}
      note={t('variablesNote', { example, run: reference(RUN_VARIABLE) })}
      columns="take"
      count={takes.length}
      most={MAX_TAKES}
      addLabel={t('addVariable')}
      removeLabel={place => t('removeVariable', { place })}
      onAdd={() => form.insertListItem(path, NEW_TAKE)}
      onRemove={index => form.removeListItem(path, index)}
      row={index => {
        // The index comes from the list itself.
        const take = itemAt(takes, index)
        const at = `${path}.${index}`
        return (
          <>
            <TextField
              {...form.getInputProps(`${at}.name`)}
              {...CODE_FIELD}
              label={t('variable')}
              error={form.errors[`${at}.name`] !== undefined && t('variable_wrong')}
              maxLength={40}
            />
            <SelectField
              {...form.getInputProps(`${at}.from`)}
              label={t('from')}
              error={null}
              onChange={event => {
                const from = event.currentTarget.value
                form.setFieldValue(`${at}.from`, from)
                // A pointer into a body is no name of a header.
                if (from !== 'status' && take.at.startsWith('/') !== (from === 'body'))
                  form.setFieldValue(`${at}.at`, USUAL[from])
              }}
              options={SOURCES.map(value => ({ value, label: t(`from_${value}`) }))}
            />
            {take.from !== 'status' && (
              <TextField
                {...form.getInputProps(`${at}.at`)}
                {...CODE_FIELD}
                label={t(take.from === 'body' ? 'pointer' : 'headerName')}
                error={form.errors[`${at}.at`] !== undefined && wordFor(t, wrongInTake(take))}
                maxLength={500}
              />
            )}
          </>
        )
      }}
    />
  )
}
