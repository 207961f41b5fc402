// Your page begins here. BRIEF.md says what it must do.
const app = document.querySelector('#app') as HTMLElement
app.innerHTML = '<h1>Kata</h1>'
