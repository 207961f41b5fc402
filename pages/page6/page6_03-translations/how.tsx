import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A translated console has thousands of texts, and they are code: a missing placeholder shows “undefined was
        saved”, a missing plural form “1 days”, and a text that is twice as long pushes the button off the screen. If
        only a developer can fix a typo, the fix waits for the next release.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server reads the texts from the same <code>messages.ts</code> files that the console is built from, and
        scans the sources for the lines that use them. One set of rules checks placeholders, plural forms and width. The
        editor applies it while you type, and the server again, because the server decides.
      </p>
      <Excerpt symbol="placeholdersOf" />
      <p>
        A changed text is a row of the sandbox, saved with <code>If-Match</code>: if somebody else saved first, you are
        asked. Publishing records what has changed as a numbered version. Rolling back computes the texts of an earlier
        version and publishes them as a new one, so nothing is ever lost, and you can undo a rollback.
      </p>
      <Excerpt symbol="rollBack" />
      <p>
        The console puts the published texts in place of its own and renders again. Others in the sandbox get a live
        message.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The pseudo-locale is English with accents, a third longer and in brackets. Texts without accents were never
          translated, and a missing bracket shows where a text is cut off.
        </li>
        <li>English has two plural forms, Chinese and Japanese have one. The browser knows: Intl.PluralRules.</li>
        <li>A console whose sandbox has published nothing sends no request for texts: the session says so.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Crowdin, Lokalise, Weblate and Tolgee are such a page as a service, with translation memory and many
        translators. FormatJS and Lingui extract texts from the code at build time. A file per language in the
        repository is enough for a long while.
      </p>
      <h3>When not to</h3>
      <p>
        If texts change with the code, and developers write both languages, a review of the code is a better place than
        a page.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        一個多語言主控台有上千則文字，而文字也是程式：少了佔位符，畫面會出現「已儲存
        undefined」；少了複數形式，會出現「1
        days」；長度多一倍，按鈕就被擠出畫面。如果連錯字都只有工程師能改，就得等到下一次上版。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器直接讀取主控台所用的 <code>messages.ts</code>
        ，並掃描原始碼，找出每則文字用在哪幾行。佔位符、複數形式與寬度由同一套規則檢查：輸入時由編輯器檢查，儲存時由伺服器再檢查一次，並由伺服器決定。
      </p>
      <Excerpt symbol="placeholdersOf" />
      <p>
        改過的文字是沙盒裡的一列資料，以 <code>If-Match</code>
        儲存；若有人搶先一步，會請您選擇。發布會把變更記成一個有編號的版本。回復則是算出較早版本的文字，再發布成新版本，因此什麼都不會遺失，回復本身也能復原。
      </p>
      <Excerpt symbol="rollBack" />
      <p>主控台以已發布的文字取代內建的文字並重新繪製，同一沙盒的其他人會收到即時訊息。</p>
      <h3>值得留意</h3>
      <ul>
        <li>偽語系是加上重音、長三分之一並以方括號包住的英文。沒有重音的文字就是漏翻，缺了括號就是被截斷。</li>
        <li>英文有兩種複數形式，中文與日文只有一種。瀏覽器知道答案：Intl.PluralRules。</li>
        <li>沙盒若從未發布文字，主控台不會為此送出任何請求，因為工作階段的回應已經說明。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Crowdin、Lokalise、Weblate、Tolgee 把這樣的頁面做成服務，有翻譯記憶，也容納許多譯者。FormatJS 與 Lingui
        在建置時從程式碼擷取文字。版本庫裡一種語言一個檔案，也能用很久。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果文字總是跟著程式碼一起改，而且兩種語言都由開發者撰寫，在程式碼審查時處理比另開一頁更好。</p>
    </>
  ),
}
