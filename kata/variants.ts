import type { Mistake } from './mistakes.ts'

/** A solution that is built in another way, or that cheats: the requirements that it `tries`, and which of them it fails. */
type Variant = Pick<Mistake, 'page' | 'template' | 'edits'> & {
  what: string
  tries: readonly string[]
  fails: readonly string[]
  /** What the judge must say about a requirement that fails. */
  saw?: Record<string, string>
  /** Also outside of the long tier. */
  isAlways?: true
}

const JOB_SELECT = '<label>Job <select name="job"></select></label>'
const SET_JOB = "  control('job').replaceChildren(...JOBS.map(job => new Option(titleOf(job), job)))\n"

export const VARIANTS: readonly Variant[] = [
  {
    page: 'page3_01',
    template: 'vanilla',
    what: 'a text that was always there proves nothing',
    edits: [
      [
        '  <h1>Members</h1>',
        '  <h1>Members</h1><p>Saved. Conflict.</p><div role="alert">Oh! <button>Try again</button></div>',
      ],
    ],
    tries: ['saves', 'conflict', 'tries-again'],
    fails: ['saves', 'conflict', 'tries-again'],
    saw: { conflict: '“Saved. Conflict.” is on the page before anything has happened' },
    isAlways: true,
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    what: 'rows that are written into the page are no members',
    edits: [
      [
        '    rows = data.rows\n',
        `    rows = search.value ? data.rows : data.rows.map(row => ({ ...row, name: { ...row.name, en: 'Mei-Ling Chen' } }))\n`,
      ],
    ],
    tries: ['list'],
    fails: ['list'],
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    what: 'Job is a combobox with a listbox, and its options are the words of the API',
    edits: [
      [
        JOB_SELECT,
        '<span id="job">Job</span> <input name="job" role="combobox" readonly aria-labelledby="job" aria-expanded="false"></p><ul role="listbox" hidden></ul><p>',
      ],
      [
        SET_JOB,
        `  const list = at('[role=listbox]')
  control('job').onclick = () => {
    list.hidden = false
  }
  list.replaceChildren(
    ...JOBS.map(job => {
      const option = Object.assign(document.createElement('li'), { role: 'option', textContent: job })
      option.onclick = () => {
        list.hidden = true
        control('job').value = job
      }
      return option
    }),
  )
`,
      ],
    ],
    tries: ['saves', 'refusal-at-field'],
    fails: [],
    isAlways: true,
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    what: 'Job is a group of radio buttons',
    edits: [
      [JOB_SELECT, '<fieldset><legend>Job</legend></fieldset>'],
      [
        SET_JOB,
        `  const labels = JOBS.map(job => \`<label><input type="radio" name="job" value="\${job}"> \${titleOf(job)}</label>\`)
  at('fieldset').innerHTML = labels.join('')
  at('fieldset').insertAdjacentHTML('afterbegin', '<legend>Job</legend>')
`,
      ],
    ],
    tries: ['saves', 'refusal-at-field'],
    fails: [],
    isAlways: true,
  },
  {
    page: 'page3_01',
    template: 'vanilla',
    what: 'the judge says which options a choice has',
    edits: [["const JOBS = 'manager sales buyer support", "const JOBS = 'support"]],
    tries: ['saves'],
    fails: ['saves'],
    saw: { saves: 'The choice Job has no option Buyer, but Support, Technician, Warehouse' },
  },
  {
    page: 'page3_06',
    template: 'vanilla',
    what: 'a page may ask a second after it was opened',
    edits: [
      [
        'await load()\nconst [company]',
        'await new Promise(resolve => setTimeout(resolve, 1_000))\nawait load()\nconst [company]',
      ],
    ],
    tries: ['tree'],
    fails: [],
    isAlways: true,
  },
  {
    page: 'page3_06',
    template: 'vanilla',
    what: 'a tree that is written into the page asks nothing',
    edits: [['await load()\nconst [company]', 'const [company]']],
    tries: ['tree'],
    fails: ['tree'],
    saw: { tree: 'The page has sent no request to the console. It shows heading “Organization”' },
    isAlways: true,
  },
  {
    page: 'page8_05',
    template: 'vanilla',
    what: 'a status that always says “Succeeded” proves nothing',
    edits: [['  <table aria-label="Jobs">', '  <p role="status">Succeeded</p><table aria-label="Jobs">']],
    tries: ['progress'],
    fails: ['progress'],
  },
  {
    page: 'page8_06',
    template: 'vanilla',
    what: 'a message that always says “Waiting to be sent” is not sent',
    edits: [["text ?? 'Message deleted'}`)", "text ?? 'Message deleted'} (Waiting to be sent)`)"]],
    tries: ['waits'],
    fails: ['waits'],
  },
  {
    page: 'page4_05',
    template: 'vanilla',
    what: 'a text that was always there says nothing of a file',
    edits: [['  <p role="status"></p>\n  <ul></ul>', '  <p>It already exists.</p><p role="status"></p>\n  <ul></ul>']],
    tries: ['already-there'],
    fails: ['already-there'],
  },
]
