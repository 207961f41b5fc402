import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  createForm,
  deleteForm,
  type Form,
  type FormDesign,
  type FormField,
  publishForm,
  restoreForm,
  updateForm,
} from './contract.ts'

const none = { en: '', zh: '' }
const field = { help: none, isRequired: false }
const option = (id: string, en: string) => ({ id, label: { en, zh: '' } })

export const NAME: FormField = {
  ...field,
  id: 'fname000',
  kind: 'short-text',
  label: { en: 'Name', zh: '姓名' },
  isRequired: true,
  longest: 20,
}
export const COUNT: FormField = {
  ...field,
  id: 'fcount00',
  kind: 'number',
  label: { en: 'How many', zh: '數量' },
  isWhole: true,
  least: -5,
  most: 9,
}

/** One field of each kind. */
export const DESIGN: FormDesign = {
  title: { en: 'A form of everything', zh: '各種欄位' },
  fields: [
    NAME,
    { ...field, id: 'fstory00', kind: 'long-text', label: { en: 'Story', zh: '' }, longest: 50 },
    COUNT,
    {
      ...field,
      id: 'fcolour0',
      kind: 'one',
      label: { en: 'Colour', zh: '' },
      options: [option('ored0000', 'Red'), option('oblue000', 'Blue')],
    },
    {
      ...field,
      id: 'fextras0',
      kind: 'many',
      label: { en: 'Extras', zh: '' },
      options: [option('orain000', 'Rain fly'), option('opegs000', 'Pegs'), option('obag0000', 'Bag')],
      most: 2,
    },
    {
      ...field,
      id: 'fday0000',
      kind: 'date',
      label: { en: 'Day', zh: '' },
      earliest: '2026-01-01',
      latest: '2026-12-31',
    },
    { ...field, id: 'fagain00', kind: 'yes-no', label: { en: 'Again?', zh: '' } },
  ],
}

export const onForm = (form: Pick<Form, 'id' | 'version'>) => ({
  params: { formId: form.id },
  headers: atVersion(form),
})
export const newForm = (me: Client, design: FormDesign = DESIGN) => me.call(createForm, { body: design })
export const published = async (me: Client, design?: FormDesign) =>
  me.call(publishForm, onForm(await newForm(me, design)))
export const samples = [
  sample(createForm, () => ({ body: DESIGN })),
  sample(updateForm, async me => ({ ...onForm(await newForm(me)), body: { fields: [NAME] } })),
  sample(publishForm, async me => onForm(await newForm(me))),
  sample(deleteForm, async me => onForm(await newForm(me))),
  sample(restoreForm, async me => {
    const form = await newForm(me)
    await me.call(deleteForm, onForm(form))
    return { params: { formId: form.id } }
  }),
]
