/** Calls the API with the session of this test, if it has one. */
const call = (method, url, body, headers = {}) => {
  const token = Cypress.env('token')
  return cy.request({ method, url, body, headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } })
}

const visit = path =>
  cy.visit(`/strive/${path}`, {
    onBeforeLoad({ localStorage }) {
      localStorage.setItem('lege-react-management-token', Cypress.env('token'))
      localStorage.setItem('User.name', Cypress.env('account'))
      localStorage.setItem('User.email', `${Cypress.env('account')}@strive.example`)
      localStorage.setItem('language', 'en')
    },
  })

const rows = () => cy.get('tbody th[scope=row]')

beforeEach(() => {
  Cypress.env('token', null)
  const { account, password, sandbox } = Cypress.env()
  call('POST', '/api/sessions', { account, password }).then(({ body }) => Cypress.env('token', body.token))
  cy.then(() => {
    const use = id => {
      Cypress.env('in', id)
      call('PUT', '/api/sessions/current/sandbox', { sandboxId: id })
    }
    if (sandbox) return use(sandbox)
    call('POST', '/api/sandboxes', { name: `Cypress ${Date.now()}` }).then(({ body }) => {
      Cypress.env('own', body.id)
      use(body.id)
    })
  })
})

afterEach(() => {
  call('DELETE', '/api/faults')
  if (Cypress.env('own')) call('DELETE', `/api/sandboxes/${Cypress.env('own')}`)
  Cypress.env('own', null)
  call('DELETE', '/api/sessions/current')
})

it('a fault: the list says that it could not be read, and offers to try again', () => {
  call('POST', '/api/faults', { method: 'GET', path: '/api/members', fault: { status: 500 } }).then(({ body }) => {
    visit('page3/page3_01')
    cy.contains('button', 'Try again').should('be.visible')
    call('DELETE', `/api/faults/${body.id}`)
  })
  cy.contains('button', 'Try again').click()
  rows().should('have.length.above', 1)
})

it('hold and step: no row is shown before the server answers', () => {
  call('POST', '/api/faults', { method: 'GET', path: '/api/members', fault: { hold: true, first: 1 } })
  visit('page3/page3_01')
  const release = (tries = 100) =>
    call('GET', '/api/faults/held').then(({ body: { held } }) => {
      if (held.length === 0 && tries > 0) return cy.wait(100).then(() => release(tries - 1))
      expect(held).to.have.length(1)
      rows().should('not.exist')
      call('POST', `/api/faults/held/${held[0].id}`, { action: 'release' })
    })
  release()
  rows().should('have.length.above', 1)
})

it('the log: a change is sent once, with the version that it is based on', () => {
  visit('page3/page3_01?member=33')
  cy.get('dialog[open]').contains('label', 'Job').parent().find('select').select('Buyer')
  cy.get('dialog[open]').contains('button', 'Save').click()
  cy.contains('was saved')
  call('GET', '/api/traffic?method=PATCH&text=/api/members/33').then(({ body }) => {
    // The log is the account's: earlier tests are in it, too.
    const sent = body.rows.filter(({ sandboxId }) => sandboxId === Cypress.env('in'))
    expect(sent).to.have.length(1)
    call('GET', `/api/traffic/${sent[0].id}`)
      .its('body.requestHeaders.if-match')
      .should('match', /^"\d+"$/)
  })
})
