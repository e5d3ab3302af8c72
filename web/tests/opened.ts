// For tests whose modules are imported before any test runs: import it first, and there is a page for them to read.
import { openPage } from "./page";

openPage();
