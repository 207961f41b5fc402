import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Somebody searches for “jackets”, finds nothing because the product is a “jacket”, and concludes that it is sold
        out. A filter promises 12 results and shows 3. The results for “ja” arrive after those for “jacket” and replace
        them. None of this is an error, so nobody reports it.
      </p>
      <h3>How this page does it</h3>
      <p>
        Product names and search words are normalized in the same way: case, full-width forms and accents are ignored
        (NFKC, then combining marks are removed). Chinese has no spaces, so any sequence of characters can match. A
        product must match every word, in either language or in its number. Names that start with a search word rank
        first, then names with a word that starts with it, then all others.
      </p>
      <Excerpt symbol="fold" />
      <p>
        Normalization can change the length of a text: ㎏ becomes two letters. So the server returns the positions of
        each match in the original name. The browser splits the text there and wraps the matches in{' '}
        <code>&lt;mark&gt;</code>. No HTML is sent.
      </p>
      <p>
        A facet is a group of filters with their counts, such as all categories. Its counts ignore its own selection and
        apply all other filters. Each count is the number of results you get by selecting that value. Values in one
        facet are combined with OR. Values with no results stay visible, so the layout doesn’t jump.
      </p>
      <Excerpt symbol="countFacet" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Typos are corrected only if no product contains the word. A correction is one edit away (Damerau–Levenshtein)
          and needs at least 4 letters or 3 Chinese characters, because shorter words have too many neighbors. It never
          changes a digit. The page shows the correction and lets you search for the exact text.
        </li>
        <li>
          A list of synonyms finds what customers call by another name: 帳棚 and 帳篷, rucksack and backpack. It is
          written by hand, because similar letters are not a similar meaning.
        </li>
        <li>
          TE0-0009, te00009, 0009 and 9 all find the same number. Words without a digit never match numbers, or{' '}
          <code>te</code> would find every tent by its number.
        </li>
        <li>The order form and Grid Edit use the same search, so a word finds the same products everywhere.</li>
        <li>If only the filters exclude all results, the words are not corrected.</li>
        <li>
          Each search is its own query in the cache. Typing aborts the previous request, and a late response can’t be
          shown for newer text.
        </li>
        <li>No request is sent while an input method (注音) is composing.</li>
        <li>
          Comparing all 240 products takes about a millisecond. Above roughly 2,000 you need an index: FTS5 with
          trigrams in SQLite, <code>pg_trgm</code> in PostgreSQL.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        PostgreSQL has full-text search and trigrams, SQLite has FTS5; both need help with Chinese. Meilisearch,
        Typesense and Elasticsearch are servers of their own, with ranking, synonyms and typos built in. Fuse.js and
        MiniSearch search in the browser.
      </p>
      <h3>When not to</h3>
      <p>
        Comparing every product is right for hundreds and wrong for a million. Measure, and move to an index before
        people wait. And for codes and numbers, exact search is kinder than a clever one.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        有人搜尋「jackets」，商品叫「jacket」，於是什麼都沒找到，以為賣完了。篩選旁寫著 12 筆，點進去只有 3
        筆。「ja」的結果比「jacket」的晚到，把正確的結果蓋掉。這些都不算錯誤，所以也沒有人回報。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        名稱與字詞以同樣方式正規化：不分大小寫、全形半形與重音（NFKC
        後去除附加符號）。中文沒有空格，所以任何連續的字都可以比對。每個字詞都必須出現在中文名稱、英文名稱或貨號裡。名稱開頭符合的排在最前，其次是某個詞的開頭，最後是其他位置。
      </p>
      <Excerpt symbol="fold" />
      <p>
        正規化可能改變文字長度（㎏ 會變成兩個字母），因此伺服器回傳的是原文中的位置；瀏覽器依位置切開文字，加上{' '}
        <code>&lt;mark&gt;</code>，不傳送任何 HTML。
      </p>
      <p>
        分面是一組附有筆數的篩選，例如所有類別。它的數字不計自己的選擇，但會套用其他所有篩選，因此數字就是選取後的結果數；同一分面選多個值時，符合任一個即可。數字為
        0 的值仍會保留，畫面不會跳動。
      </p>
      <Excerpt symbol="countFacet" />
      <h3>值得留意</h3>
      <ul>
        <li>
          只有在沒有任何商品含有該字詞時才更正錯字，限一個編輯距離（Damerau–Levenshtein），英文至少 4 個字母、中文至少 3
          個字，因為太短的字詞有太多相近的詞；數字一律不更正。頁面會顯示更正後的字詞，也可以只搜尋原文。
        </li>
        <li>
          同義詞表讓客人慣用的說法也找得到：帳棚與帳篷、rucksack 與
          backpack。這份表由人工編寫，因為字形相近不等於意思相近。
        </li>
        <li>
          TE0-0009、te00009、0009 與 9 都找得到同一個貨號。不含數字的字詞不比對貨號，否則 <code>te</code>{' '}
          會因貨號而找到所有帳篷。
        </li>
        <li>「訂單表單」與「表格編輯」使用同一套搜尋，同一個字詞在各處都找到相同的商品。</li>
        <li>若只是篩選造成沒有結果，就不會更正字詞。</li>
        <li>每次搜尋都是快取裡獨立的查詢。繼續輸入會中止前一個請求，遲到的回應也不會顯示成新字詞的結果。</li>
        <li>輸入法組字（注音）時不會送出請求。</li>
        <li>
          240 項商品逐一比對只要一毫秒左右；約兩千項以上就需要索引：SQLite 的 FTS5 trigram，或 PostgreSQL 的{' '}
          <code>pg_trgm</code>。
        </li>
      </ul>
      <h3>其他做法</h3>
      <p>
        PostgreSQL 有全文檢索與 trigram，SQLite 有 FTS5，中文都要另外處理。Meilisearch、Typesense、Elasticsearch
        是獨立的伺服器，內建排序、同義詞與容錯。Fuse.js 與 MiniSearch 則在瀏覽器裡搜尋。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        逐一比對適合幾百項商品，不適合一百萬項。先量測，在使用者開始等待之前改用索引。代碼與編號則以完全相符為宜，聰明反而誤事。
      </p>
    </>
  ),
}
