class Hostile {
    static Object call(int x) {
        ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly);
        return x;
    }
}
