import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A form that users design themselves can’t be code: it is data. Drawing it is the easy part. If a question
        changes after twenty people have answered it, their answers change their meaning. And validation that is written
        once for the browser and once for the server will differ one day.
      </p>
      <h3>How this page does it</h3>
      <p>
        A form is a list of fields, each with a type and its limits. One component turns the list into inputs, both in
        the preview and in the published form. One function, <code>checkAnswers</code>, validates the answers. The
        browser calls it to respond immediately, and the server calls it because the server decides. A refusal points to{' '}
        <code>/body/answers/&lt;field&gt;</code>, and the message appears on that field.
      </p>
      <Excerpt symbol="checkAnswers" />
      <p>
        The design is a draft, saved with <code>If-Match</code>. Publishing copies it into a version that never changes.
        Each answer stores the version it belongs to and is shown with that version’s questions.
      </p>
      <Excerpt symbol="publish" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A field keeps its random id in every version. If its question is reworded, the earlier answers are shown in a
          column next to it, under the question they answered.
        </li>
        <li>
          The changes of two designers are merged field by field, and the order of the fields separately. Both can add a
          question without a conflict.
        </li>
        <li>
          If a new version is published while you fill in the form, you still answer the version you opened. You can
          switch to the new one, and answers that still fit are kept.
        </li>
        <li>Labels are user input, too: in the CSV, a column header that begins with “=” is as dangerous as a cell.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        JSON Schema with react-jsonschema-form draws a form from a standard format; SurveyJS and Form.io add a designer.
        Zod or Valibot describe a form in code, which is right when developers design it.
      </p>
      <h3>When not to</h3>
      <p>
        If only developers change the form, code is shorter, typed and tested. And a designer that can do everything
        ends as a programming language without a debugger: leave out what three users ask for.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        由使用者自行設計的表單不能寫成程式，它是資料。畫出表單並不難，難的是：二十個人填完之後才改題目，這些填答的意思就變了；瀏覽器寫一套驗證、伺服器再寫一套，總有一天會不一致。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        表單是一串欄位，各有種類與限制。同一個元件把它變成輸入控制項，預覽與實際填寫用的是同一套。檢查也只有一個函式
        <code>checkAnswers</code>：瀏覽器先呼叫，不必等待；伺服器再呼叫，由它決定。拒絕時會指出
        <code>/body/answers/&lt;欄位&gt;</code>，訊息就顯示在那個欄位上。
      </p>
      <Excerpt symbol="checkAnswers" />
      <p>
        設計中的內容是草稿，以 <code>If-Match</code>
        儲存。發布會把它複製成一個版本，從此不再改變。每筆填答都記著自己的版本，並以那一版的題目呈現。
      </p>
      <Excerpt symbol="publish" />
      <h3>值得留意</h3>
      <ul>
        <li>欄位的隨機識別碼在各版之間不變。題目改寫後，先前的填答列在旁邊一欄，仍對應當時的題目。</li>
        <li>兩位設計者的變更會逐欄合併，順序另外處理；各自新增題目不會互相衝突。</li>
        <li>填到一半時若有新版發布，送出的仍是原本看到的那一版；也可以改填新版，仍適用的內容會一併帶過去。</li>
        <li>題目也是使用者輸入的：CSV 的欄位標題若以「=」開頭，和儲存格一樣危險。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        JSON Schema 搭配 react-jsonschema-form 能從標準格式產生表單；SurveyJS 與 Form.io
        另有設計工具。表單若由開發者設計，用 Zod 或 Valibot 寫在程式裡就對了。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        如果只有開發者會改表單，寫成程式更短、有型別，也測得到。什麼都能做的設計器，最後會變成沒有除錯工具的程式語言；只有三個人要的功能就別加了。
      </p>
    </>
  ),
}
