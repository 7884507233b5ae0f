# The page server on standalone workerd. A test runs the end-to-end core against this.

using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "page", worker = .page),
    (name = "cache", worker = .cache),
    # The browser's files. --directory-path files=… says where they are.
    (name = "files", disk = (writable = false)),
    # To reach the API. By default only public addresses can be reached.
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "*:3000", http = (), service = "page")],
);

const page :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "../apps/profile-web/worker/dist/worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [
    (name = "ASSETS", service = "files"),
    # One line for each variable of deploying.md that you set.
    (name = "API_URL", fromEnvironment = "API_URL"),
    (name = "PUBLIC_URL", fromEnvironment = "PUBLIC_URL"),
  ],
  cacheApiOutbound = "cache",
);

const cache :Workerd.Worker = (
  modules = [(name = "cache.js", esModule = embed "workerd-cache.js")],
  compatibilityDate = "2026-11-01",
);
