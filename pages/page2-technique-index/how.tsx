import { Keys } from '#client/shortcuts/keys.tsx'
import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A menu can’t explain forty pages. A catalog answers a different question: not “where is the page?” but “which
        page shows the technique I need?”. That is why you search it by technique, and in both languages at once: people
        who read Chinese often know the English term.
      </p>
      <h3>How this page does it</h3>
      <p>
        The build collects the words of every title, technique, task and lesson in one file. It is loaded with the first
        search, so results appear while you type, without a request. Words are normalized first: full-width letters
        become half-width, upper case becomes lower case, and accents are removed. Chinese has no spaces, so it is cut
        into pairs of characters. A title counts more than a technique, a technique more than a sentence. A mistake is
        forgiven only in a word that no page has, so that “form” doesn’t find “from”.
      </p>
      <Excerpt symbol="misspelt" />
      <p>
        Records are different. They are on the server, and only the server knows which ones you may read. The palette (
        <Keys of="palette" />) requests a few of each kind and discards a response if you have typed more since.
      </p>
      <h3>Progress you can’t fake</h3>
      <p>
        You can’t tick off a task by hand. The server logs your requests and its responses, and a task describes what
        this log must contain, in which order. Each proof lists its requests, so you can look at them.
      </p>
      <Excerpt symbol="isMetAt" />
      <p>
        What you solved once, you forget. After a week, a task is worth repeating; each time you do, the wait doubles. A
        repeat begins with other data: in a sandbox of your own, a day passes first.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>The search is in the URL, so you can share the results, and Back works.</li>
        <li>
          In the palette, a <code>%</code> matches only a <code>%</code>. In a search that doesn’t escape it, it matches
          every record.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        Documentation sites use Algolia DocSearch or Pagefind, which builds an index at build time and loads only the
        parts it needs. Fuse.js compares letters without an index; MiniSearch, used here, has one. kbar and cmdk are
        palettes for React.
      </p>
      <h3>When not to</h3>
      <p>
        With ten pages, a good menu is enough. And an index in the browser is for what everybody may read; records with
        permissions are searched on the server.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        選單無法說明四十多個頁面。目錄回答的是另一個問題：不是「頁面在哪裡」，而是「哪一頁示範了我需要的技術」。因此可以用技術名稱搜尋，而且同時比對兩種語言，因為看中文的人往往知道英文術語。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        建置時會把所有標題、技術、練習與課程的文字收進同一個檔案，第一次搜尋才載入，之後不必送出請求，輸入時就能顯示結果。比對前會先正規化：全形轉半形、大寫轉小寫、去除重音符號。中文沒有空格，就以兩個字為一組。標題的分量比技術重，技術又比內文重。只有在所有頁面都沒有的字詞裡，才會容許拼錯，因此搜尋「form」不會找到「from」。
      </p>
      <Excerpt symbol="misspelt" />
      <p>
        資料則不同：它們在伺服器上，也只有伺服器知道您能讀取哪些。快速搜尋（
        <Keys of="palette" />
        ）每種只請求幾筆，如果您又繼續輸入，就捨棄先前的回應。
      </p>
      <h3>無法造假的進度</h3>
      <p>
        練習不能自己勾選完成。伺服器會記錄您的請求與它的回應，每項練習都描述紀錄中必須依序出現什麼。佐證會列出相關的請求，您可以逐一查看。
      </p>
      <Excerpt symbol="isMetAt" />
      <p>
        學會的也會忘記。完成一週後，練習就值得複習；每複習一次，間隔加倍。複習時資料已經不同：在自己的沙盒裡，會先過一天。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>搜尋文字在網址裡，可以分享結果，上一頁也能用。</li>
        <li>
          在快速搜尋裡，<code>%</code> 只會找到 <code>%</code>。若沒有跳脫，它就會符合所有資料。
        </li>
      </ul>
      <h3>其他做法</h3>
      <p>
        說明網站常用 Algolia DocSearch 或 Pagefind；後者在建置時產生索引，只載入需要的部分。Fuse.js
        不建索引、直接比對字母；這裡用的 MiniSearch 則有索引。kbar 與 cmdk 是 React 的指令面板。
      </p>
      <h3>什麼時候不適合</h3>
      <p>只有十頁時，好的選單就夠了。瀏覽器裡的索引只放人人可讀的內容，有權限限制的資料要在伺服器搜尋。</p>
    </>
  ),
}
